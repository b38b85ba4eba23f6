import { agent, date, group, identifier, link, list, term, terms, text } from '../../kinds/build.ts'

/** What it is, who wrote it, where and when (specification 001, section 3 'Document'). */
export const identification = {
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
export const keeping = {
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
