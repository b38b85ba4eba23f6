import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { showDay } from '#model/dates/day.ts'
import { readDayFilter } from '#model/searches/condition-filters.ts'
import type { CardArea } from '../card-area.ts'
import type { ListFilters } from '../data/list-search.ts'
import { useColumnLabel } from '../use-column-label.ts'
import { useRangeWords } from './use-range-words.ts'
import { formatYearRange, type RangeWords, rangeOf } from './year-range.ts'

/** The filter value for records without a room (C-K03). */
const emptyRoom = 'EMPTY_ROOM'

/** Days from – to in words: '01/03/2027 – 31/05/2027', 'from 01/03/2027'. */
function dayWords(
  [from, until]: readonly [string, string],
  { range, since, until: before }: RangeWords,
): string {
  if (from === '') return before(showDay(until))
  return until === '' ? since(showDay(from)) : range(showDay(from), showDay(until))
}

/** One value of one filter, in words. */
export interface FilterWords {
  readonly facet: string
  readonly value: string
  /** 'Material', 'Silver'. */
  readonly name: string
  readonly label: string
}

/** Names of facets and of their values. Values that the list no longer counts keep the name they are known by in the address. */
export function useFilterWords(area: CardArea, facets: readonly Facet[]) {
  const { t } = useTranslation()
  const columnLabel = useColumnLabel(area)
  const words = useRangeWords()

  const facetName = (name: string): string =>
    facets.find(facet => facet.name === name)?.label || columnLabel(name)

  const valueLabel = (name: string, value: string): string => {
    if (value === emptyRoom) return t('cardList.facets.emptyRoom')
    const facet = facets.find(one => one.name === name)
    const days = readDayFilter(value)
    if (days) return dayWords(days, words)
    if (facet?.type === 'RANGE' || /^-?\d*\.\.-?\d*$/.test(value))
      return formatYearRange(rangeOf(value), words)
    return facet?.values.find(one => one.value === value)?.label ?? value
  }

  const wordsOf = (filters: ListFilters | undefined): readonly FilterWords[] =>
    Object.entries(filters ?? {}).flatMap(([facet, values]) =>
      values.map(value => ({ facet, value, name: facetName(facet), label: valueLabel(facet, value) })),
    )

  return { facetName, valueLabel, wordsOf }
}
