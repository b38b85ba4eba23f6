import { type CardOf, section } from '../../engine/define-card.ts'
import { agent, choice, day, group, institution, longText, term, text } from '../../kinds/build.ts'

/** Reasons for which objects leave the house, with ids of the product's own. */
export const exitReasons = {
  RETURN_TO_OWNER: 1,
  LOAN: 2,
  TREATMENT: 3,
  ANALYSIS: 4,
  PHOTOGRAPHY: 5,
  STORAGE: 6,
  DEACCESSION: 7,
  OTHER: 8,
} as const

/** Receiver, reason and destination. */
const exit = {
  receiver: institution({ level: 'R', facet: true, column: true }),
  receiverContact: text({ level: 'R' }),
  reason: choice({ name: 'exitReason', choices: exitReasons, level: 'R', facet: true, column: true }),
  /** A place outside the house, which becomes the object's location. */
  destination: term('LR', { level: 'R', facet: true }),
  address: longText(),
  plannedOn: day({ level: 'R', column: true }),
  returnBy: day({ level: 'R', column: true }),
}

const authority = {
  authority: group(
    { by: text({ level: 'R' }), on: day({ level: 'R' }), basis: text({ level: 'R' }) },
    { level: 'R' },
  ),
  conditions: longText(),
  exportLicence: text(),
  insurance: text({ level: 'R' }),
}

const transport = {
  carrier: institution({ level: 'R' }),
  courier: agent(),
  packages: text({ level: 'R' }),
  handling: longText({ level: 'R' }),
  tracking: text(),
}

/** Both sides of the handover, each with its day and name. */
const handover = {
  leftOn: day({ level: 'R', column: true }),
  handedOverBy: agent({ level: 'R' }),
  collectedBy: text({ level: 'R' }),
  receivedOn: day({ level: 'R' }),
  receivedBy: text({ level: 'R' }),
  notes: longText(),
}

/** Sections of an object exit. */
export const objectExitSections = {
  exit: section(exit),
  authority: section(authority),
  transport: section(transport),
  handover: section(handover),
}

export type ObjectExitValues = CardOf<typeof objectExitSections>
