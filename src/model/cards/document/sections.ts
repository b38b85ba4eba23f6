import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { marks } from '../../groups/inscriptions.ts'
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
  term,
  terms,
  text,
} from '../../kinds/build.ts'

/** Type, author, place and date of the document. */
const identification = {
  documentType: term('DOCT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  descriptionLevel: term('DOCL', { level: 'R', facet: true, column: true, carried: true }),
  documentTitles: list(
    { title: text({ public: 'always', level: 'R' }), type: term('TITT', { level: 'R' }) },
    { public: 'always', level: 'R', counts: true, about: 'title' },
  ),
  documentAuthors: list(
    {
      author: agent({ level: 'R', facet: true, column: true, association: 'role' }),
      role: term('DOCR', { level: 'R' }),
    },
    { level: 'R', about: 'author' },
  ),
  place: link(['place'], { named: true, level: 'R', facet: true, column: true }),
  date: date({ level: 'R', facet: true, column: true, counts: true }),
  dateNote: text(),
  languages: terms('LANG', { level: 'R', facet: true, carried: true }),
  scripts: terms('SCRIPT', { level: 'A', carried: true }),
}

/** Repository, reference code and parent fonds. */
const keeping = {
  archivalOrganization: link(['organization'], {
    named: true,
    level: 'R',
    facet: true,
    column: true,
    counts: true,
    carried: true,
  }),
  reference: identifier({ level: 'R', column: true, counts: true }),
  shelfMark: text({ column: true }),
  formerReferences: list({ reference: identifier({ required: true }), note: text() }, { level: 'A' }),
  /** The parent unit, if it has a record of its own. */
  parent: link(['document'], { level: 'R', facet: true, carried: true }),
  /** The parent units as text, when they have no records. */
  arrangement: group(
    { fonds: text({ facet: true, column: true }), series: text({ facet: true }), unit: text() },
    { carried: true },
  ),
}

/** Content of the document. */
const contents = {
  content: longText({ level: 'R', counts: true }),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
  transcription: longText(),
  translation: longText(),
  transcriber: agent({ level: 'A' }),
}

/** Material, extent and condition. */
const physical = {
  extent: text({ level: 'R' }),
  physicalDescription: longText({ level: 'R' }),
  tradition: term('DOTR', { facet: true }),
  condition: term('STCC', { public: 'off', facet: true }),
  conditionNote: text({ public: 'off', level: 'A' }),
  marks,
}

/** Archival history, and related material elsewhere. */
const history = {
  archivalHistory: longText(),
  acquisition: group(
    { type: term('ACQT'), from: agent(), date: date(), note: text({ level: 'A' }) },
    { public: 'off' },
  ),
  originals: text({ level: 'A' }),
  copies: text({ level: 'A' }),
  findingAids: text({ level: 'A' }),
}

/** Conditions of access and reproduction. */
const access = {
  access: group({
    profile: term('ADSP', { public: 'off', level: 'R' }),
    conditions: text({ public: 'off' }),
    reproduction: text(),
    personalData: boolean({ public: 'never' }),
  }),
}

/** Sections of a document in an archivist's order: identification, repository, content, physical description, history, access. */
export const documentSections = {
  identification: section(identification, { public: 'on' }),
  keeping: section(keeping, { public: 'on' }),
  contents: section(contents, { public: 'on' }),
  physical: section(physical, { public: 'on' }),
  history: section(history, { public: 'on' }),
  access: section({ ...access, rights }, { public: 'on' }),
  documentation: section({ bibliography, documentNote: longText({ level: 'R' }) }, { public: 'on' }),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'doi') }, { public: 'on' }),
  publication: section({ publication }),
  record: section({ compilers, remarks }),
}

/** Field values of a document. */
export type DocumentCard = CardOf<typeof documentSections>
