import { agent, choice, date, list, term, text } from '../../../kinds/build.ts'

/** Kinds of production with the ids the API gives them (specification 001, section 3; acceptance row C-O04). */
export const productionTypes = { AUTHOR: 31, CULTURE: 32 } as const

/** Fields of a production that only one of its types has; choosing the other type clears them. */
export const authorFields = ['agent', 'role', 'qualifier', 'basis'] as const
export const cultureFields = ['culture', 'cultureBasis'] as const

/** Who made it, or in which culture it was made, and for whom. */
export const production = {
  productions: list(
    {
      type: choice({ name: 'productionType', choices: productionTypes, level: 'R' }),
      agent: agent({ level: 'R', facet: true }),
      role: term('AUTR'),
      qualifier: term('AUTS'),
      basis: term('AUTM', { level: 'A' }),
      culture: term('ATBD', { level: 'R', facet: true, column: true }),
      cultureBasis: term('ATBM', { level: 'A' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', carried: true },
  ),
  /** The first author of the productions. */
  author: agent({ level: 'R', derived: true, column: true }),
  patrons: list(
    {
      patron: agent({ required: true }),
      date: date(),
      circumstance: term('CMMC'),
      source: term('CMMF'),
      note: text(),
    },
    { level: 'A' },
  ),
}
