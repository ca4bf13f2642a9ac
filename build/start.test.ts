import { describe, expect, it } from 'vitest'
import { parseWishes } from './start.ts'

describe('npm start --', () => {
  const none = { shell: undefined, data: undefined, port: undefined, open: true }
  it.each([
    [[], none],
    [['--browser'], { ...none, shell: 'browser' }],
    [['--electron'], { ...none, shell: 'electron' }],
    [['--data', 'saves'], { ...none, data: 'saves' }],
    [['--data=saves'], { ...none, data: 'saves' }],
    [['--port', '8080'], { ...none, shell: 'browser', port: 8080 }],
    [['--no-open'], { ...none, shell: 'browser', open: false }],
  ])('%j is understood', (args, expected) => {
    expect(parseWishes(args)).toEqual(expected)
  })

  it.each([
    [['--brwoser'], "Unknown option '--brwoser'. npm start takes, after --, any of"],
    [['chess'], "Unexpected argument 'chess'. npm start takes"],
    [['--data'], "Option '--data <value>' argument missing. npm start takes"],
    [['--data', ''], '--data needs a folder'],
    [['--port', 'http'], 'http is not a port'],
    [['--port', '70000'], '70000 is not a port'],
    [['--port', '1.5'], '1.5 is not a port'],
    [['--browser', '--electron'], 'Choose one of --electron and --browser.'],
    [['--electron', '--no-open'], '--port and --no-open are for the browser shell'],
  ])('%j gets a sentence', (args, sentence) => {
    expect(() => parseWishes(args)).toThrow(sentence)
  })
})
