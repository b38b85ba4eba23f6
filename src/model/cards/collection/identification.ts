import { agent, date, identifier, link, list, term, text } from '../../kinds/build.ts'

/** What it is called, what kind of collection it is, who brought it together and when (specification 001, section 3 'Collection'). */
export const identification = {
  title: text({ level: 'R', counts: true }),
  collectionType: term('COLT', { level: 'R', facet: true, column: true, counts: true }),
  parent: link(['collection'], { level: 'R', facet: true, column: true, carried: true }),
  otherTitles: list({ title: text({ required: true }), language: term('LANG'), type: term('TITT') }),
  code: identifier({ column: true }),
  collectors: list(
    {
      collector: agent({ level: 'R', required: true, facet: true, column: true }),
      role: term('PROL', { level: 'R' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true },
  ),
  formed: date({ level: 'R', facet: true, column: true, counts: true }),
}
