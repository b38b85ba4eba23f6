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

/** Description of the file's content by the museum (C-F04). */
const description = {
  title: translated({ level: 'R', counts: true }),
  description: translated({ level: 'R', long: true }),
  /** Alternative text for people who cannot see the picture. */
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
  coordinates: coordinates({ public: 'never' }),
}

/** Terms of use, and embargo. */
const use = {
  creditLine: translated({ level: 'R', counts: true, carried: true }),
  copyrightNotice: text({ level: 'R', carried: true }),
  rightsHolder: agent({ level: 'R', facet: true, carried: true }),
  licence: term('LICE', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  usageTerms: longText({ carried: true }),
  /** Until this day it is not published or handed out. */
  embargoUntil: day({ public: 'never', level: 'R', column: true, carried: true }),
  publishedInRightly: boolean({ public: 'never', facet: true, column: true }),
  rights,
}

/** Sections of a digital file: description, capture, terms of use, extracted metadata. */
export const fileSections = {
  description: section(description, { public: 'on' }),
  capture: section(capture, { public: 'on' }),
  use: section(use, { public: 'on' }),
  content: section(content, { public: 'on' }),
  record: section({ remarks }),
}

/** Field values of a file. */
export type FileCard = CardOf<typeof fileSections>
