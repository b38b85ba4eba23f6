import { type CardOf, section } from '../../engine/define-card.ts'
import { remarks } from '../../groups/record.ts'
import { rights } from '../../groups/rights.ts'
import {
  agent,
  boolean,
  coordinates,
  date,
  day,
  link,
  longText,
  term,
  terms,
  text,
  translated,
} from '../../kinds/build.ts'
import { capture, content } from './measured.ts'

/** What it shows, in words of the museum (specification 001, section 3 'Digital file'; acceptance row C-F04). */
const description = {
  title: translated({ level: 'R', counts: true }),
  description: translated({ level: 'R', long: true }),
  /** What somebody who cannot see it is told. */
  alternativeText: translated({ level: 'R', counts: true }),
  keywords: terms('KEYWORDS', {
    level: 'R',
    facet: true,
    carried: true,
    counts: true,
    proposedBy: 'embeddedKeywords/keyword',
  }),
  digitalSourceType: term('DIGITAL_SOURCE_TYPE', { level: 'R', facet: true, column: true, carried: true }),
  dateTaken: date({ level: 'R', facet: true, column: true, carried: true }),
  placeShown: link(['place'], { named: true, facet: true, carried: true }),
  coordinates: coordinates(),
}

/** On what terms it may be used, and from when. */
const use = {
  creditLine: translated({ level: 'R', counts: true, carried: true }),
  copyrightNotice: text({ level: 'R', carried: true }),
  rightsHolder: agent({ level: 'R', facet: true, carried: true }),
  licence: term('LICE', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  usageTerms: longText({ carried: true }),
  /** Until this day it stays in the museum. */
  embargoUntil: day({ level: 'R', column: true, carried: true }),
  publishedInRightly: boolean({ facet: true, column: true }),
  rights,
}

/** The card of a digital file: what it shows, how it was made, on what terms it is used, and what was found in it. */
export const fileSections = {
  description: section(description),
  capture: section(capture),
  use: section(use),
  content: section(content),
  record: section({ remarks }),
}

/** The values of the card of a file. */
export type FileCard = CardOf<typeof fileSections>
