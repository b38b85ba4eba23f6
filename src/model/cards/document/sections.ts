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

/** What it is, who wrote it, where and when (specification 001, section 3 'Document'). */
const identification = {
  documentType: term('DOCT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  descriptionLevel: term('DOCL', { level: 'R', facet: true, column: true, carried: true }),
  documentTitles: list(
    { title: text({ level: 'R' }), type: term('TITT', { level: 'R' }) },
    { level: 'R', counts: true, about: 'title' },
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

/** Where it is kept, under which reference, and of which fonds it is a part. */
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
  /** The unit above it that has a card of its own. */
  parent: link(['document'], { level: 'R', facet: true, carried: true }),
  /** The same in words, where the units above have no cards. */
  arrangement: group(
    { fonds: text({ facet: true, column: true }), series: text({ facet: true }), unit: text() },
    { carried: true },
  ),
}

/** What it says. */
const contents = {
  content: longText({ level: 'R', counts: true }),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
  transcription: longText(),
  translation: longText(),
  transcriber: agent({ level: 'A' }),
}

/** What it is made of, how large it is, in what state. */
const physical = {
  extent: text({ level: 'R' }),
  physicalDescription: longText({ level: 'R' }),
  tradition: term('DOTR', { facet: true }),
  condition: term('STCC', { facet: true }),
  conditionNote: text({ level: 'A' }),
  marks,
}

/** How it came to the archive, and who else has something of it. */
const history = {
  archivalHistory: longText(),
  acquisition: group({ type: term('ACQT'), from: agent(), date: date(), note: text({ level: 'A' }) }),
  originals: text({ level: 'A' }),
  copies: text({ level: 'A' }),
  findingAids: text({ level: 'A' }),
}

/** Who may read and reproduce it. */
const access = {
  access: group({
    profile: term('ADSP', { level: 'R' }),
    conditions: text(),
    reproduction: text(),
    personalData: boolean(),
  }),
}

/** The card of a document, in the order of an archivist: what it is, where it lies, what it says, its matter, its history, its use. */
export const documentSections = {
  identification: section(identification),
  keeping: section(keeping),
  contents: section(contents),
  physical: section(physical),
  history: section(history),
  access: section({ ...access, rights }),
  documentation: section({ bibliography, documentNote: longText({ level: 'R' }) }),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'doi') }),
  publication: section({ publication }),
  record: section({ compilers, remarks }),
}

/** The values of a document's card. */
export type DocumentCard = CardOf<typeof documentSections>
