import { agent, choice, date, list, term, text } from '../../../kinds/build.ts'

/** Types of production with their ids in the API (C-O04). */
export const productionTypes = { AUTHOR: 31, CULTURE: 32 } as const

/** Fields that only one production type has; choosing the other type clears them. */
export const authorFields = ['agent', 'role', 'qualifier', 'basis'] as const
export const cultureFields = ['culture', 'cultureBasis'] as const

/** Maker or culture, and commissioner. */
export const production = {
  productions: list(
    {
      type: choice({ name: 'productionType', choices: productionTypes, level: 'R' }),
      agent: agent({ level: 'R', facet: true, qualifiedBy: 'qualifier' }),
      role: term('AUTR'),
      qualifier: term('AUTS'),
      basis: term('AUTM', { level: 'A' }),
      culture: term('ATBD', { level: 'R', facet: true, column: true }),
      cultureBasis: term('ATBM', { level: 'A' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', carried: true },
  ),
  /** The first maker in the productions. */
  author: agent({
    level: 'R',
    derived: true,
    follows: ['productions/agent', 'productions/qualifier'],
    column: true,
    qualifiedBy: 'authorQualifier',
  }),
  /** The qualifier of that attribution. */
  authorQualifier: term('AUTS', { derived: true, follows: ['productions/agent', 'productions/qualifier'] }),
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
