import { type CardOf, section } from '../../engine/define-card.ts'
import {
  agent,
  boolean,
  choice,
  day,
  institution,
  link,
  list,
  longText,
  money,
  number,
  term,
  text,
} from '../../kinds/build.ts'

/** Reasons for which objects come into the museum, with ids of the product's own. */
export const entryReasons = {
  OFFER: 1,
  LOAN: 2,
  IDENTIFICATION: 3,
  FIND: 4,
  RETURN: 5,
  TREATMENT: 6,
  UNSOLICITED: 7,
  OTHER: 8,
} as const

const entryWays = { BY_HAND: 1, POST: 2, CARRIER: 3, COLLECTED: 4 } as const

/** Depositor, reason and day of the entry. */
const entry = {
  depositor: agent({ level: 'R', facet: true, column: true }),
  depositorContact: text({ level: 'R' }),
  /** Only where the depositor is not the owner. */
  owner: agent({ level: 'R' }),
  reason: choice({ name: 'entryReason', choices: entryReasons, level: 'R', facet: true, column: true }),
  expected: day({ level: 'R', column: true }),
  received: day({ level: 'R', column: true }),
  receivedBy: agent({ level: 'R' }),
  returnBy: day({ level: 'R', column: true }),
}

/** Delivery, packing, and what has to be feared from it. */
const delivery = {
  broughtBy: text({ level: 'R' }),
  way: choice({ name: 'entryWay', choices: entryWays }),
  carrier: institution(),
  packing: longText({ level: 'R' }),
  room: term('LR', { level: 'R' }),
  hazards: list({ hazard: term('HAZ', { required: true }), note: text() }, { level: 'R' }),
  quarantineUntil: day({ level: 'R' }),
}

/** Objects of which the museum has no record, and perhaps never needs one. */
const unrecorded = {
  unrecorded: list(
    {
      description: text({ level: 'R', required: true }),
      tag: text({ level: 'R' }),
      count: number({ level: 'R', integer: true, min: 1 }),
      condition: text({ level: 'R' }),
      value: money({ private: true }),
      picture: link(['file'], { level: 'R' }),
    },
    { level: 'R' },
  ),
}

/** Conditions under which the museum keeps what is not its own. */
const terms = {
  terms: longText({ level: 'R' }),
  insurance: text({ level: 'R' }),
  disposalAllowed: boolean({ level: 'R' }),
  termsAccepted: day({ level: 'R' }),
  acceptedBy: text({ level: 'R' }),
}

/** Sections of an object entry. */
export const objectEntrySections = {
  entry: section(entry),
  delivery: section(delivery),
  unrecorded: section(unrecorded),
  terms: section(terms),
  outcome: section({
    outcome: longText({ level: 'R' }),
    returnedOn: day({ level: 'R' }),
    returnedTo: text({ level: 'R' }),
    notes: longText(),
  }),
}

export type ObjectEntryValues = CardOf<typeof objectEntrySections>
