import { type CardOf, type CardRule, section } from '../../engine/define-card.ts'
import {
  agent,
  boolean,
  choice,
  day,
  group,
  institution,
  link,
  list,
  longText,
  money,
  text,
} from '../../kinds/build.ts'

/** Purposes of a loan, with ids of the product's own. */
export const loanPurposes = {
  EXHIBITION: 1,
  RESEARCH: 2,
  SCIENTIFIC_PREPARATION: 3,
  EXHIBIT_PREPARATION: 4,
  ANALYSIS: 5,
  PHOTOGRAPHY: 6,
  CONSERVATION: 7,
  LONG_TERM: 8,
  OTHER: 9,
} as const

const costSides = { LENDER: 1, BORROWER: 2, SHARED: 3 } as const

/** Borrower, purpose and period. */
const request = {
  borrower: institution({ level: 'R', facet: true, column: true }),
  contact: text({ level: 'R' }),
  contactEmail: text({ level: 'R', maxLength: 254 }),
  purpose: choice({ name: 'loanPurpose', choices: loanPurposes, level: 'R', facet: true, column: true }),
  projectTitle: text({ level: 'R', column: true }),
  event: link(['event'], { facet: true, column: true }),
  requestDate: day({ level: 'R' }),
  loan: group(
    { start: day({ level: 'R', column: true }), end: day({ level: 'R', ends: 'start', column: true }) },
    { level: 'R' },
  ),
  venues: list(
    {
      venue: text({ level: 'R', required: true }),
      place: link(['place']),
      start: day(),
      end: day({ ends: 'start' }),
    },
    { level: 'R' },
  ),
  terms: longText(),
}

/** Contract, costs, and who pays them. */
const agreement = {
  agreement: group(
    {
      signed: day({ level: 'R' }),
      signedForLender: text({ level: 'R' }),
      signedForBorrower: text({ level: 'R' }),
      creditLine: text(),
      renewalUntil: day(),
    },
    { level: 'R' },
  ),
  conditions: longText({ level: 'R' }),
  facilityApproved: boolean({ level: 'R' }),
  costs: list({
    what: text({ level: 'R', required: true }),
    amount: money({ level: 'R' }),
    borneBy: choice({ name: 'costSide', choices: costSides }),
    note: text(),
  }),
}

const insurance = {
  insurance: group(
    {
      insurer: institution({ level: 'R' }),
      policyNumber: text({ level: 'R' }),
      start: day({ level: 'R' }),
      end: day({ level: 'R' }),
      total: money({ level: 'R', private: true }),
      stateIndemnity: boolean(),
      note: longText(),
    },
    { level: 'R' },
  ),
}

const transport = {
  transports: list(
    {
      direction: choice({ name: 'transportDirection', choices: { OUT: 1, BACK: 2, BETWEEN: 3 }, level: 'R' }),
      day: day({ level: 'R' }),
      carrier: institution({ level: 'R' }),
      courier: agent(),
      crates: text(),
      tracking: text(),
      note: longText(),
    },
    { level: 'R' },
  ),
}

/** Sections of a loan out (Spectrum: loans out). */
export const loanOutSections = {
  request: section(request),
  agreement: section(agreement),
  insurance: section(insurance),
  transport: section(transport),
  closing: section({ closingNote: longText({ level: 'R' }), notes: longText() }),
}

/** Dates compare as texts: year, month, day. */
export const endsAfterItStarts: CardRule<LoanOutValues> = ({ loan }, problems) => {
  if (loan?.start && loan.end && loan.end < loan.start) problems.at('loan').at('end').add({ key: 'order' })
}

export type LoanOutValues = CardOf<typeof loanOutSections>
