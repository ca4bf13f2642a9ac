/** All that is in Kingpin's box, for the rulebook. */
import { crooks, forPlayers, gangs, skills } from '../../../machines/kingpin/data.ts'
import { phrase, type PieceGroup } from '../game.ts'
import { crookAbout, ruleOf } from './about.ts'

const gangPoints = { two: forPlayers(2).gangPoints, three: forPlayers(3).gangPoints, four: forPlayers(4).gangPoints }

export const pieces: readonly PieceGroup[] = [
  {
    id: 'skills',
    title: phrase('pieces.skills'),
    pieces: skills.map((skill) => ({
      id: `skill-${skill}`,
      about: { title: phrase(`skill.${skill}`), text: phrase(`does.${skill}`), picture: skill, rule: ruleOf[skill] },
    })),
  },
  {
    id: 'gangs',
    title: phrase('pieces.gangs'),
    pieces: gangs.map((gang) => ({
      id: `gang-${gang}`,
      about: {
        title: phrase(`gang.${gang}`),
        text: phrase('pieces.gang', gangPoints),
        picture: `gang-${gang}`,
        rule: 'KP-5.3',
      },
    })),
  },
  {
    id: 'crooks',
    title: phrase('pieces.crooks'),
    pieces: crooks.map(({ number }) => ({ id: `crook-${number}`, about: crookAbout(number) })),
  },
]
