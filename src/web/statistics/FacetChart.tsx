import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../cards/card-area.ts'
import { BarTable } from '../ui/charts/BarTable.tsx'
import { ColumnChart } from '../ui/charts/ColumnChart.tsx'
import { ShareBar } from '../ui/charts/ShareBar.tsx'
import { toFacet } from './list-link.tsx'
import { useNumberWords } from './use-number-words.ts'

/** Facets that divide a whole into a few values. */
const shares: ReadonlySet<string> = new Set(['publishedOnWeb', 'withPicture', 'isLinked', 'completeness'])

type FacetLook = 'shares' | 'columns' | 'bars'

/** Returns the chart that suits the values of a facet: parts of a whole, a time axis, or bars of the most frequent. */
export const facetLook = ({ name, type }: Pick<Facet, 'name' | 'type'>): FacetLook =>
  shares.has(name) ? 'shares' : type === 'RANGE' ? 'columns' : 'bars'

/** Returns true for facets with values; otherwise the chart would be empty. */
export const hasValues = ({ values }: Pick<Facet, 'values'>): boolean => values.length > 1

interface FacetChartProps {
  readonly area: CardArea
  readonly facet: Facet
  /** Maximum number of bars. */
  readonly most: number
}

/** Returns the values of a facet for its chart. */
export const valuesOf = ({ values }: Facet) =>
  values.map(({ value, label, count }) => ({ id: value, label, value: count }))

/** Returns the first year of a century, formatted for an axis: '1701', '−5000'; undefined for other values. */
function firstYear(value: string): string | undefined {
  const century = Number(value)
  if (!Number.isInteger(century)) return undefined
  return century > 0 ? String((century - 1) * 100 + 1) : `−${-century * 100}`
}

/** Most ticks that fit below the columns. */
const mostTicks = 8

/** The distribution of the records of a type over the values of a facet; each links to the list of its records. */
export function FacetChart({ area, facet, most }: FacetChartProps) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const values = valuesOf(facet)
  const common = { label: facet.label, values, format: words.number, link: toFacet(area, facet) }
  const look = facetLook(facet)
  if (look === 'shares') return <ShareBar {...common} share={words.share} />
  if (look === 'bars')
    return (
      <BarTable {...common} values={values.slice(0, most)} headings={[facet.label, t('statistics.figure')]} />
    )
  const each = Math.ceil(values.length / mostTicks)
  return (
    <ColumnChart
      {...common}
      format={words.short}
      tick={({ id }, at) => (at % each === 0 ? firstYear(id) : undefined)}
    />
  )
}
