import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { publication } from '../../groups/publication.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { rights } from '../../groups/rights.ts'
import {
  agent,
  boolean,
  date,
  group,
  identifier,
  link,
  list,
  longText,
  money,
  number,
  term,
  terms,
  text,
  url,
} from '../../kinds/build.ts'

/** Name, type, collector and dates of the collection. */
const identification = {
  title: text({ level: 'R', counts: true, sentEmpty: ' ' }),
  collectionType: term('COLT', { level: 'R', facet: true, column: true, counts: true }),
  parent: link(['collection'], { level: 'R', facet: true, column: true, carried: true }),
  otherTitles: list({ title: text(), language: term('LANG'), type: term('TITT') }, { about: 'title' }),
  code: identifier({ column: true }),
  collectors: list(
    {
      collector: agent({ level: 'R', facet: true, column: true, association: 'role' }),
      role: term('PROL', { level: 'R' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, about: 'collector' },
  ),
  formed: date({ level: 'R', facet: true, column: true, counts: true }),
}

/** Provenance and acquisition of the collection. */
const history = {
  history: longText({ level: 'R' }),
  provenance: list(
    {
      owner: agent({ level: 'R', required: true }),
      when: date({ level: 'R' }),
      place: link(['place'], { named: true }),
      method: term('PRVM', { level: 'R' }),
      source: text(),
      uncertain: boolean({ level: 'A' }),
      note: longText({ level: 'A' }),
    },
    { level: 'R' },
  ),
  acquisitions: list({
    type: term('ACQT', { facet: true }),
    from: agent(),
    date: date(),
    price: money({ level: 'A', private: true }),
    note: text({ level: 'A' }),
  }),
}

/** Current keeper, legal status and person responsible. */
const holding = {
  department: term('DEPT', { level: 'R', facet: true, column: true }),
  curators: list({ curator: agent({ level: 'R', required: true }), note: text({ level: 'A' }) }),
  owners: list({ owner: agent({ required: true }), note: text({ level: 'A' }) }, { private: true }),
  legalCondition: term('CDGG', { level: 'A' }),
  protections: list(
    { order: term('NVCT', { required: true }), details: text(), date: date() },
    { level: 'A' },
  ),
  accessConditions: text(),
}

/** Descriptions, each text for its purpose. */
const description = {
  descriptionList: descriptions({ counts: true }),
}

/** Scope: what belongs to the collection and what does not. */
const contents = {
  scope: longText({ level: 'R', counts: true }),
  keywords: terms('KEYWORDS', { facet: true }),
  periods: terms('DTZG', { facet: true }),
  cultures: terms('ATBD', { facet: true }),
  taxa: terms('TAXO', { level: 'A', facet: true }),
  places: list({ place: link(['place'], { named: true, required: true, facet: true }), note: text() }),
  languages: terms('LANG', { level: 'A' }),
  arrangement: longText({ level: 'A' }),
}

/** Size of the collection. */
const extent = {
  size: group(
    { count: number({ level: 'R', integer: true, min: 0 }), approximate: boolean(), note: text() },
    { level: 'R' },
  ),
}

/** Sections of a collection: identification, scope, former and current ownership. */
export const collectionSections = {
  identification: section(identification),
  description: section(description),
  contents: section({ ...contents, ...extent }),
  history: section(history),
  holding: section({ ...holding, rights }),
  documentation: section({ bibliography, documents, website: url() }),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'viaf', 'isil') }),
  publication: section({ publication }),
  record: section({ compilers, remarks }),
}

/** Field values of a collection. */
export type CollectionCard = CardOf<typeof collectionSections>
