import type { Rooms } from '../../engine/aspects/rooms.ts'
import { section } from '../../engine/define-card.ts'
import { longText, text } from '../../kinds/build.ts'
import { acceptance, asks, isAccepted, receivedBack } from '../room-parts.ts'

const origin = {
  origin: section({
    acquired: longText({ level: 'R' }),
    rights: longText({ level: 'R' }),
    hazardsKnown: longText({ level: 'R' }),
    name: text({ level: 'R', required: true }),
  }),
}

/**
 * The portal in which the depositor reads the receipt and agrees to its terms, on the museum's screen or elsewhere, tells what is known of the objects
 * and confirms their return (Spectrum: object entry).
 */
export const depositorRoom: Rooms = {
  area: 'depositorRoom',
  opensFor: 'depositor',
  shows: [
    'depositor',
    'owner',
    'reason',
    'received',
    'broughtBy',
    'packing',
    'returnBy',
    'unrecorded',
    'terms',
    'insurance',
    'disposalAllowed',
  ],
  showsOfLines: ['entryNumber', 'conditionOnArrival', 'conditionNote'],
  answers: {
    acceptance: {
      sections: acceptance(),
      rules: [isAccepted, asks('name')],
      keeps: ['terms', 'received', 'returnBy', 'insurance', 'disposalAllowed'],
    },
    origin: {
      sections: origin,
      rules: [asks('name')],
      files: { type: 'TITLE_PROOF', most: 10 },
      line: { history: longText({ level: 'R' }) },
    },
    back: receivedBack,
  },
}
