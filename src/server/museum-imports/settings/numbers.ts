import { isNumberPattern } from '#model/engine/aspects/number-pattern.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { keepCountsAbove } from '#server/cards/index.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

/** Patterns by which a museum numbers. */
export const numberPatterns = settingsOf(
  'settings/number-patterns',
  settingRows['settings/number-patterns'],
  given =>
    given.map(({ series, pattern }) => ({
      key: series,
      name: pattern,
      fits: procedureNamed(series) !== undefined && isNumberPattern(pattern),
      take: async tx => (await insertRows(tx, 'number_pattern', [{ series, pattern }])) > 0,
    })),
)

/** Counters of series of numbers: those that were given last are given to nothing else. */
export const counters = settingsOf('settings/counters', settingRows['settings/counters'], given =>
  given.map(({ type, year, last }) => ({
    key: `${type} ${year}`,
    name: `${type} ${year}`,
    fits: true,
    async take(tx) {
      await keepCountsAbove(tx, type, year, last)
      return true
    },
  })),
)
