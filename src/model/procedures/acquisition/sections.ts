import { type CardOf, section } from '../../engine/define-card.ts'
import {
  agent,
  boolean,
  choice,
  day,
  group,
  link,
  list,
  longText,
  money,
  number,
  term,
  text,
  translated,
} from '../../kinds/build.ts'

/** Findings of the due diligence, with ids of the product's own. */
const findings = { CLEAR: 1, TO_CLARIFY: 2, OBJECTION: 3, NOT_APPLICABLE: 4 } as const

const finding = choice({ name: 'finding', choices: findings, level: 'R' })

const results = { NO_OBJECTION: 1, WITH_CONDITIONS: 2, OBJECTION: 3 } as const

const titleBases = { DEED: 1, CONTRACT: 2, INVOICE: 3, WILL: 4, DECREE: 5, DECLARATION: 6, OTHER: 7 } as const

/** Source, method and the case for it. */
const proposal = {
  source: agent({ level: 'R', facet: true, column: true }),
  sourceContact: text({ level: 'R' }),
  method: term('ACQT', { level: 'R', facet: true, column: true }),
  collection: link(['collection'], { level: 'R', facet: true, column: true }),
  proposedBy: agent({ level: 'R' }),
  proposedOn: day({ level: 'R' }),
  proposal: longText({ level: 'R' }),
  policy: text(),
  care: longText(),
  decideBy: day({ level: 'R', column: true }),
}

/** Origin and legal obstacles, before anything is decided. */
const diligence = {
  provenance: longText({ level: 'R' }),
  diligence: group(
    {
      ownership: finding,
      persecution: finding,
      colonial: finding,
      illicitTrade: finding,
      lossRegisters: finding,
      exportPapers: finding,
      protectedSpecies: finding,
      humanRemains: finding,
    },
    { level: 'R' },
  ),
  diligenceNote: longText({ level: 'R' }),
  assessment: group(
    {
      result: choice({ name: 'diligenceResult', choices: results, level: 'R' }),
      by: agent({ level: 'R' }),
      on: day({ level: 'R' }),
    },
    { level: 'R' },
  ),
}

const resolution = {
  committee: text({ level: 'R' }),
  meeting: day({ level: 'R', column: true }),
  votes: group({
    inFavour: number({ integer: true, min: 0 }),
    against: number({ integer: true, min: 0 }),
    abstained: number({ integer: true, min: 0 }),
  }),
  resolution: longText({ level: 'R' }),
}

const funding = {
  price: money({ level: 'R', private: true }),
  funds: list(
    {
      funder: agent({ level: 'R', required: true }),
      amount: money({ level: 'R' }),
      reference: text(),
      note: text(),
    },
    { level: 'R', private: true },
  ),
  paidOn: day({ private: true }),
}

/** Transfer of ownership, and what the museum has promised for it. */
const transfer = {
  transfer: group(
    {
      on: day({ level: 'R' }),
      basis: choice({ name: 'titleBasis', choices: titleBases, level: 'R' }),
      signedForSource: text({ level: 'R' }),
      signedForMuseum: text({ level: 'R' }),
    },
    { level: 'R' },
  ),
  creditLine: translated({ level: 'R' }),
  restrictions: longText({ level: 'R' }),
  copyright: longText(),
  anonymous: boolean(),
}

/** Sections of an acquisition, from proposal to accession. */
export const acquisitionSections = {
  proposal: section(proposal),
  diligence: section(diligence),
  resolution: section(resolution),
  funding: section(funding),
  transfer: section(transfer),
  accession: section({
    accessionedOn: day({ level: 'R', column: true }),
    thankedOn: day(),
    notes: longText(),
  }),
}

export type AcquisitionValues = CardOf<typeof acquisitionSections>
