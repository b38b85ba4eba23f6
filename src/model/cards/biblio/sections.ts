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
 * The publication as it is cited; names of fields are those of the API.
 * A part of a larger work has its own title under `contributionTitle`; `title` is then that of the book or journal.
 */
const reference = {
  bibliography: group(
    {
      type: term('BIBT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
      /** As on the title page; contributors link to the records of the people. */
      author: text({ level: 'R', column: true, counts: true }),
      curator: text({ level: 'R', column: true }),
      contributionTitle: text({ public: 'always', level: 'R', column: true }),
      title: text({ public: 'always', level: 'R', column: true, counts: true, carried: true }),
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
    },
    // Works are named where others cite them, also while they are not published themselves.
    { public: 'always' },
  ),
}

/** People and organisations that contributed to the work, in citation order. */
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

/** The book as a library describes it. */
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
    locations: list(
      {
        location: link(['organization'], { named: true, facet: true, column: true }),
        shelfMark: text(),
        inventoryNumber: identifier(),
      },
      { public: 'off' },
    ),
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

/** Subjects of the publication. */
const contents = {
  abstract: longText(),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
}

/** Sections of a publication: citation, contributors, subjects, library description. */
export const biblioSections = {
  reference: section(reference, { public: 'on' }),
  contributors: section(contributors, { public: 'on' }),
  contents: section(contents, { public: 'on' }),
  description: section(description, { public: 'on' }),
  identifiers: section(
    { identifiers: identifiers('bid', 'oclc', 'wikidata', 'gnd', 'viaf') },
    { public: 'on' },
  ),
  record: section({ compilers, remarks }),
}

/** Field values of a bibliography record. */
export type BiblioCard = CardOf<typeof biblioSections>
