import { agent, date, group, identifier, link, list, longText, term, terms, text } from '../../kinds/build.ts'

/** The book as a library describes it (specification 001, section 3 'Description block'). */
export const description = {
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
export const contents = {
  abstract: longText(),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
}
