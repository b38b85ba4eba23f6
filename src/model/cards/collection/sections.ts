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
  title: text({ public: 'always', level: 'R', counts: true, sentEmpty: ' ' }),
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
    { public: 'off', level: 'R' },
  ),
  acquisitions: list(
    {
      type: term('ACQT', { facet: true }),
      from: agent(),
      date: date(),
      price: money({ level: 'A', private: true }),
      note: text({ level: 'A' }),
    },
    { public: 'off' },
  ),
}

/** Current keeper, legal status and person responsible. */
const holding = {
  department: term('DEPT', { level: 'R', facet: true, column: true }),
  curators: list(
    { curator: agent({ level: 'R', required: true }), note: text({ level: 'A' }) },
    { public: 'off' },
  ),
  owners: list({ owner: agent({ required: true }), note: text({ level: 'A' }) }, { private: true }),
  legalCondition: term('CDGG', { public: 'off', level: 'A' }),
  protections: list(
    { order: term('NVCT', { required: true }), details: text(), date: date() },
    { public: 'off', level: 'A' },
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
  identification: section(identification, { public: 'on' }),
  description: section(description, { public: 'on' }),
  contents: section({ ...contents, ...extent }, { public: 'on' }),
  history: section(history, { public: 'on' }),
  holding: section({ ...holding, rights }, { public: 'on' }),
  documentation: section({ bibliography, documents, website: url() }, { public: 'on' }),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'viaf', 'isil') }, { public: 'on' }),
  publication: section({ publication }),
  record: section({ compilers, remarks }),
}

/** Field values of a collection. */
export type CollectionCard = CardOf<typeof collectionSections>
