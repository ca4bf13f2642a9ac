/** What the window can ask for: one function a message, and nothing of Electron itself. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Answer, Bridge, HostEvent, Input, RequestName } from './host/api.ts'

const asking =
  <N extends RequestName>(name: N) =>
  (input: Input<N>): Promise<Answer<N>> =>
    ipcRenderer.invoke('request', name, input)

const bridge: Bridge = {
  home: asking('home'),
  saveProfile: asking('saveProfile'),
  deleteProfile: asking('deleteProfile'),
  record: asking('record'),
  saveSettings: asking('saveSettings'),
  newGame: asking('newGame'),
  playAgain: asking('playAgain'),
  renameGame: asking('renameGame'),
  duplicateGame: asking('duplicateGame'),
  deleteGame: asking('deleteGame'),
  restoreGame: asking('restoreGame'),
  savedGames: asking('savedGames'),
  pictures: asking('pictures'),
  exportGame: asking('exportGame'),
  importGame: asking('importGame'),
  openTable: asking('openTable'),
  liftCurtain: asking('liftCurtain'),
  lowerCurtain: asking('lowerCurtain'),
  takeOver: asking('takeOver'),
  hint: asking('hint'),
  decisions: asking('decisions'),
  receipt: asking('receipt'),
  leaveChair: asking('leaveChair'),
  returnToChair: asking('returnToChair'),
  play: asking('play'),
  undo: asking('undo'),
  whyNot: asking('whyNot'),
  earlier: asking('earlier'),
  hurry: asking('hurry'),
  closeTable: asking('closeTable'),
  practise: asking('practise'),
  teach: asking('teach'),
  listen(listener) {
    const forward = (_: IpcRendererEvent, event: HostEvent): void => listener(event)
    ipcRenderer.on('event', forward)
    return () => ipcRenderer.off('event', forward)
  },
}

contextBridge.exposeInMainWorld('larceny', bridge)
