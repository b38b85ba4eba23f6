import type { Rooms } from '../../engine/aspects/rooms.ts'
import { section } from '../../engine/define-card.ts'
import { choice, longText, money, number, text } from '../../kinds/build.ts'
import { acceptance, asks, isAccepted, receivedBack } from '../room-parts.ts'

/** Answers of a lender about an object, with ids of the product's own. */
const replies = { YES: 1, WITH_CONDITIONS: 2, NO: 3 } as const

const reply = {
  reply: section({
    name: text({ level: 'R', required: true }),
    role: text({ level: 'R' }),
    creditLine: text({ level: 'R' }),
    note: longText({ level: 'R' }),
  }),
}

/**
 * The portal in which the lender reads what is asked for, answers about each object, agrees to the terms and confirms the return (Spectrum: loans in).
 */
export const lenderRoom: Rooms = {
  area: 'lenderRoom',
  opensFor: 'lender',
  shows: [
    'purpose',
    'projectTitle',
    'venue',
    'loan',
    'agreement',
    'conditions',
    'displayRules',
    'imagePermission',
    'transports',
  ],
  showsOfLines: ['lendersNumber', 'borrowedPart', 'displayRequirements', 'maxLux', 'packing', 'conditionIn'],
  answers: {
    reply: {
      sections: reply,
      rules: [asks('name')],
      files: { type: 'CORRESPONDENCE', most: 10 },
      line: {
        reply: choice({ name: 'lenderReply', choices: replies, level: 'R' }),
        ownNumber: text({ level: 'R' }),
        value: money({ level: 'R' }),
        lux: number({ level: 'R', min: 0, max: 1_000_000, unit: 'lx' }),
        terms: longText({ level: 'R' }),
      },
    },
    acceptance: {
      sections: acceptance(),
      rules: [isAccepted, asks('name')],
      keeps: ['conditions', 'loan', 'venue', 'displayRules'],
      files: { type: 'AGREEMENT', most: 5 },
    },
    back: { ...receivedBack, files: { type: 'RECEIPT', most: 30 } },
  },
}
