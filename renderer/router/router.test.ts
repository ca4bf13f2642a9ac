import { describe, expect, it } from 'vitest'
import { parse, to } from './router.ts'

describe('the router', () => {
  it('finds every screen by its own address', () => {
    expect(parse(to.shelf)).toEqual({ screen: 'shelf' })
    expect(parse(to.saved)).toEqual({ screen: 'saved' })
    expect(parse(to.profiles())).toEqual({ screen: 'profiles', profile: null })
    expect(parse(to.profiles('a b'))).toEqual({ screen: 'profiles', profile: 'a b' })
    expect(parse(to.settings)).toEqual({ screen: 'settings' })
    expect(parse(to.about)).toEqual({ screen: 'about' })
    expect(parse(to.newGame())).toEqual({ screen: 'new', game: null })
    expect(parse(to.newGame('breakin'))).toEqual({ screen: 'new', game: 'breakin' })
    expect(parse(to.rules())).toEqual({ screen: 'rules', game: null, at: null })
    expect(parse(to.rules('kingpin'))).toEqual({ screen: 'rules', game: 'kingpin', at: null })
    expect(parse(to.rules('kingpin', 'KP-3.2'))).toEqual({ screen: 'rules', game: 'kingpin', at: 'KP-3.2' })
    expect(parse(to.learn())).toEqual({ screen: 'learn', game: null, lesson: null })
    expect(parse(to.learn('kingpin'))).toEqual({ screen: 'learn', game: 'kingpin', lesson: null })
    expect(parse(to.learn('kingpin', 'raid'))).toEqual({ screen: 'learn', game: 'kingpin', lesson: 'raid' })
    expect(parse(to.example('kingpin', 'price'))).toEqual({ screen: 'example', game: 'kingpin', name: 'price' })
    expect(parse(to.table('a/b c'))).toEqual({ screen: 'table', id: 'a/b c' })
  })

  it.each(['', '#', '#/', '#nowhere', '#/table', '#/table/%E0%A4%A'])('opens the shelf for %j', (hash) => {
    expect(parse(hash)).toEqual({ screen: 'shelf' })
  })
})
