import { type CardOf, section } from '../../engine/define-card.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import {
  agent,
  date,
  day,
  group,
  identifier,
  link,
  list,
  longText,
  term,
  terms,
  text,
  url,
} from '../../kinds/build.ts'

/**
 * The publication as it is cited (specification 001, section 3 'Bibliography block', whose names are kept as they stand there).
 * A part of a larger work has its own title under `contributionTitle`; `title` is then that of the book or journal it stands in.
 */
const reference = {
  bibliography: group({
    type: term('BIBT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
    /** As the title page names them; who they are in the museum's own files is told by the contributors. */
    author: text({ level: 'R', column: true, counts: true }),
    curator: text({ level: 'R', column: true }),
    contributionTitle: text({ level: 'R', column: true }),
    title: text({ level: 'R', column: true, counts: true, carried: true }),
    volume: text({ level: 'R', column: true, carried: true }),
    issue: text({ level: 'R', carried: true }),
    pageNumberCatalogue: text({ level: 'R' }),
    pubblicationPlace: text({ level: 'R', column: true, carried: true }),
    editor: text({ level: 'R', column: true, carried: true }),
    editionYear: date({ level: 'R', facet: true, column: true, counts: true, carried: true }),
    editionNumber: text({ column: true }),
    editionStatement: text({ level: 'A', column: true }),
    series: text({ carried: true }),
    sign: identifier({ level: 'R', column: true, counts: true }),
    url: url({ level: 'R' }),
    accessed: day(),
    note: text(),
  }),
}

/** Persons and bodies that had a part in the work, in the order in which they are cited. */
const contributors = {
  contributors: list(
    {
      contributor: agent({ level: 'R', facet: true, column: true, association: 'role' }),
      role: term('BIBR', { level: 'R' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', about: 'contributor' },
  ),
  /** The exhibition, auction or conference it was published for. */
  occasion: link(['event'], { named: true }),
}

/** The book as a library describes it (specification 001, section 3 'Description block'). */
const description = {
  description: group({
    type: term('BIBM', { facet: true }),
    bibliographic: term('BIBL'),
    languageType: terms('LANG', { level: 'R', facet: true, column: true }),
    properTitle: text({ level: 'R', column: true }),
    primaryResponsibility: text(),
    description: text(),
    numbersStandards: list(
      { standardNumber: identifier({ level: 'R' }), type: term('BIBS', { level: 'R' }) },
      { level: 'R', about: 'standardNumber' },
    ),
    locations: list({
      location: link(['organization'], { named: true, facet: true, column: true }),
      shelfMark: text(),
      inventoryNumber: identifier(),
    }),
    editions: list({
      pubblicationPlace: link(['place'], { named: true }),
      publisher: agent(),
      publicationDate: date(),
      editionStatement: text(),
      series: text(),
      volume: text(),
    }),
    otherTitles: list({ title: text(), type: term('BIBO') }, { about: 'title' }),
    secondaryResponsibilities: list(
      { sourceAuthor: agent({ association: 'authorRole' }), authorRole: term('BIBR') },
      { about: 'sourceAuthor' },
    ),
    notes: list({ note: longText(), type: term('BIBN') }, { about: 'note' }),
  }),
}

/** What it is about. */
const contents = {
  abstract: longText(),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
}

/** The card of a publication: how it is cited, who made it, what it is about, how a library describes it. */
export const biblioSections = {
  reference: section(reference),
  contributors: section(contributors),
  contents: section(contents),
  description: section(description),
  identifiers: section({ identifiers: identifiers('bid', 'oclc', 'wikidata', 'gnd', 'viaf') }),
  record: section({ compilers, remarks }),
}

/** The values of a bibliography record. */
export type BiblioCard = CardOf<typeof biblioSections>
