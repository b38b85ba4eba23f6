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

/** Purposes for which the museum borrows, with ids of the product's own. */
export const borrowingPurposes = {
  EXHIBITION: 1,
  LONG_TERM: 2,
  RESEARCH: 3,
  ANALYSIS: 4,
  PHOTOGRAPHY: 5,
  CONSERVATION: 6,
  EDUCATION: 7,
  OTHER: 8,
} as const

const loanSides = { LENDER: 1, MUSEUM: 2, SHARED: 3 } as const

const loanSide = choice({ name: 'loanSide', choices: loanSides })

/** Lender, purpose and period. */
const request = {
  lender: institution({ level: 'R', facet: true, column: true }),
  contact: text({ level: 'R' }),
  contactEmail: text({ level: 'R', maxLength: 254 }),
  /** Only where the lender is not the owner. */
  owner: agent(),
  purpose: choice({
    name: 'borrowingPurpose',
    choices: borrowingPurposes,
    level: 'R',
    facet: true,
    column: true,
  }),
  projectTitle: text({ level: 'R', column: true }),
  event: link(['event'], { facet: true, column: true }),
  requestDate: day({ level: 'R' }),
  loan: group(
    { start: day({ level: 'R', column: true }), end: day({ level: 'R', ends: 'start', column: true }) },
    { level: 'R' },
  ),
  venue: text({ level: 'R' }),
  facilityReportSent: day({ level: 'R' }),
}

/** Contract and conditions of the lender. */
const agreement = {
  agreement: group(
    {
      signed: day({ level: 'R' }),
      signedForLender: text({ level: 'R' }),
      signedForBorrower: text({ level: 'R' }),
      lendersReference: text(),
      creditLine: text({ level: 'R' }),
      extensionUntil: day({ level: 'R' }),
    },
    { level: 'R' },
  ),
  conditions: longText({ level: 'R' }),
  displayRules: longText({ level: 'R' }),
  imagePermission: text({ level: 'R' }),
  costs: list({
    what: text({ level: 'R', required: true }),
    amount: money({ level: 'R' }),
    borneBy: loanSide,
    note: text(),
  }),
}

const insurance = {
  insurance: group(
    {
      arrangedBy: loanSide,
      insurer: institution({ level: 'R' }),
      policyNumber: text({ level: 'R' }),
      start: day({ level: 'R' }),
      end: day({ level: 'R', ends: 'start' }),
      total: money({ level: 'R', private: true }),
      stateIndemnity: boolean({ level: 'R' }),
      note: longText(),
    },
    { level: 'R' },
  ),
}

/** Papers at the border, and protection from seizure. */
const border = {
  border: group({
    immunity: text(),
    exportLicence: text(),
    species: text(),
    customs: text({ level: 'R' }),
    reExportBy: day({ level: 'R' }),
  }),
}

const transport = {
  transports: list(
    {
      direction: choice({
        name: 'loanInDirection',
        choices: { IN: 1, BACK: 2, BETWEEN: 3 },
        level: 'R',
      }),
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

/** Sections of a loan in. */
export const loanInSections = {
  request: section(request),
  agreement: section(agreement),
  insurance: section(insurance),
  border: section(border),
  transport: section(transport),
  closing: section({ closingNote: longText({ level: 'R' }), notes: longText() }),
}

export type LoanInValues = CardOf<typeof loanInSections>

/** Dates compare as texts: year, month, day. */
export const endsAfterItStarts: CardRule<LoanInValues> = ({ loan }, problems) => {
  if (loan?.start && loan.end && loan.end < loan.start) problems.at('loan').at('end').add({ key: 'order' })
}
