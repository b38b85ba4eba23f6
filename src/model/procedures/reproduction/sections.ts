import { type CardOf, type CardRule, section } from '../../engine/define-card.ts'
import {
  agent,
  boolean,
  choice,
  day,
  group,
  list,
  longText,
  money,
  number,
  terms,
  text,
  url,
} from '../../kinds/build.ts'

/** Purposes for which people ask for images, with ids of the product's own. */
const reproductionPurposes = {
  STUDY: 1,
  SCHOLARLY: 2,
  COMMERCIAL: 3,
  EXHIBITION: 4,
  PRESS: 5,
  EDUCATION: 6,
  FILM: 7,
  MERCHANDISE: 8,
  OTHER: 9,
} as const

const media = {
  BOOK: 1,
  JOURNAL: 2,
  EBOOK: 3,
  WEBSITE: 4,
  FILM: 5,
  DISPLAY: 6,
  PRODUCT: 7,
  OTHER: 8,
} as const

const territories = { COUNTRY: 1, EUROPE: 2, WORLD: 3, OTHER: 4 } as const

/** The requester and the purpose. */
const request = {
  requester: agent({ level: 'R', facet: true, column: true }),
  contact: text({ level: 'R' }),
  contactEmail: text({ level: 'R', maxLength: 254 }),
  address: longText({ private: true }),
  vatNumber: text({ private: true }),
  requestDate: day({ level: 'R' }),
  neededBy: day({ level: 'R', column: true }),
  purpose: choice({
    name: 'reproductionPurpose',
    choices: reproductionPurposes,
    level: 'R',
    facet: true,
    column: true,
  }),
  request: longText({ level: 'R' }),
}

/** Publication and use that the licence covers. */
const use = {
  work: group(
    {
      title: text({ level: 'R' }),
      author: text({ level: 'R' }),
      publisher: agent({ level: 'R' }),
      date: text(),
    },
    { level: 'R' },
  ),
  medium: choice({ name: 'reproductionMedium', choices: media, level: 'R', facet: true }),
  edition: group({ copies: number({ level: 'R', integer: true, min: 0 }), number: text() }),
  languages: terms('LANG'),
  territory: choice({ name: 'territory', choices: territories, level: 'R' }),
  territoryNote: text(),
  licence: group(
    { start: day({ level: 'R' }), end: day({ level: 'R', ends: 'start' }), exclusive: boolean() },
    { level: 'R' },
  ),
  conditions: longText({ level: 'R' }),
}

/** Licence, fee and payment. */
const agreement = {
  agreed: group(
    { date: day({ level: 'R' }), acceptedBy: text({ level: 'R' }), reference: text() },
    { level: 'R' },
  ),
  fee: group(
    {
      total: money({ level: 'R' }),
      waived: boolean({ level: 'R' }),
      waiverReason: text(),
      breakdown: longText(),
    },
    { level: 'R', private: true },
  ),
  invoice: group(
    {
      number: text({ level: 'R' }),
      date: day({ level: 'R' }),
      due: day({ level: 'R' }),
      paidOn: day({ level: 'R' }),
    },
    { level: 'R', private: true },
  ),
}

/** Delivery, and the copies that the museum receives of what was published. */
const delivery = {
  delivered: group(
    { date: day({ level: 'R' }), by: text(), link: url(), linkExpires: day() },
    { level: 'R' },
  ),
  specimen: group(
    {
      due: day({ level: 'R' }),
      copies: number({ level: 'R', integer: true, min: 0 }),
      receivedOn: day({ level: 'R' }),
      shelfmark: text(),
    },
    { level: 'R' },
  ),
  reminders: list({ date: day({ required: true }), note: text() }),
  notes: longText(),
}

/** Sections of a request for images (Spectrum: reproduction). */
export const reproductionSections = {
  request: section(request),
  use: section(use),
  agreement: section(agreement),
  delivery: section(delivery),
}

export type ReproductionValues = CardOf<typeof reproductionSections>

/** Days compare as texts: year, month, day. */
export const licenceRunsForward: CardRule<ReproductionValues> = ({ licence }, problems) => {
  if (licence?.start && licence.end && licence.end < licence.start)
    problems.at('licence').at('end').add({ key: 'order' })
}
