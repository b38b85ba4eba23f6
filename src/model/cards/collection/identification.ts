import { agent, date, identifier, link, list, term, text } from '../../kinds/build.ts'

/** What it is called, what kind of collection it is, who brought it together and when (specification 001, section 3 'Collection'). */
export const identification = {
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
