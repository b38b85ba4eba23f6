import { agent, boolean, date, group, link, list, term, text } from '../../../kinds/build.ts'

/** Determinations: a history with one current entry. */
export const determination = {
  determinations: list(
    {
      taxon: term('TAXO', { level: 'R' }),
      name: text({ level: 'R' }),
      author: text(),
      qualifier: term('IDQ'),
      determiner: agent({ level: 'R' }),
      date: date({ level: 'R' }),
      current: boolean({ level: 'R' }),
      reference: link(['biblio'], { named: true, level: 'A' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', single: 'current', counts: true, carried: true },
  ),
  /** Taxon of the current determination. */
  naturalisticObjectName: term('TAXO', {
    level: 'R',
    derived: true,
    follows: ['determinations/taxon'],
    facet: true,
    column: true,
  }),
  typeStatuses: list(
    {
      status: term('TYPST', { level: 'R', required: true, facet: true, column: true }),
      name: text(),
      author: agent(),
      reference: link(['biblio'], { named: true }),
      part: term('SPMP'),
    },
    { level: 'R' },
  ),
}

/** Ranks of the current name when known only as text, from labels or other museums' tables. */
export const classification = {
  classification: group(
    {
      kingdom: text({ level: 'A' }),
      phylum: text({ level: 'A' }),
      class: text({ level: 'A' }),
      order: text(),
      family: text({ level: 'R', facet: true, column: true }),
      genus: text({ level: 'R', facet: true }),
      species: text({ level: 'R' }),
      speciesAuthor: text(),
      subspecies: text(),
      subspeciesAuthor: text({ level: 'A' }),
      variety: text({ level: 'A' }),
      form: text({ level: 'A' }),
      cultivar: text({ level: 'A' }),
    },
    { level: 'R', carried: true },
  ),
}
