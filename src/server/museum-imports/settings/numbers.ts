import { isNumberPattern } from '#model/engine/aspects/number-pattern.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { keepCountsAbove } from '#server/cards/index.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { readSeries } from '#server/procedures/index.ts'
import { recordsHere } from '../mapped.ts'
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

/** More than any museum gives of a series: a counter above it would leave no numbers. */
const mostCounted = 10_000_000

/** Series without years count under 0. Others are of years that somebody can have counted in. */
const isYear = (year: number): boolean => year === 0 || (year >= 1000 && year <= 2999)

/** Counters of series of numbers: those that were given last are given to nothing else. Those of a procedure follow it. */
export const counters = settingsOf('settings/counters', settingRows['settings/counters'], given =>
  given.map(({ type, year, last }) => {
    const read = cardTypeNamed(type) === undefined ? readSeries(type) : { named: () => type }
    return {
      key: `${type} ${year}`,
      name: `${type} ${year}`,
      fits: read !== undefined && last <= mostCounted && isYear(year),
      async take(tx, taking) {
        const { procedureId = '' } = read ?? {}
        const here = await recordsHere(tx, taking, [procedureId], { binned: true })
        const series = read?.named(here.get(procedureId)?.id ?? '')
        if (series === undefined || (procedureId !== '' && !here.has(procedureId))) return false
        await keepCountsAbove(tx, series, year, last)
        return true
      },
    }
  }),
)
