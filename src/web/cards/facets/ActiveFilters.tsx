import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { type FilterChip, FilterChips } from '../../ui/facets/FilterChips.tsx'
import type { CardArea } from '../card-area.ts'
import { type ListPatch, type ListSearch, toggled, withFacet } from '../data/list-search.ts'
import { useAreaWords } from '../map-search/use-area-words.ts'
import { useFilterWords } from './use-filter-words.ts'

export interface ActiveFiltersProps {
  readonly area: CardArea
  readonly facets: readonly Facet[]
  readonly search: ListSearch
  readonly onChange: (patch: ListPatch) => void
}

const searchChip = 'q'
const areaChip = 'area'

/** The active filters of the list, each with a button to remove it, and one to remove all. */
export function ActiveFilters({ area, facets, search, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const { wordsOf } = useFilterWords(area, facets)
  const within = useAreaWords(search.area)
  const words = wordsOf(search.filters).map((one, index) => ({ ...one, id: String(index) }))
  const chips: FilterChip[] = [
    ...(search.q === undefined
      ? []
      : [{ id: searchChip, name: t('cardList.chips.search'), label: search.q }]),
    ...(search.area === undefined ? [] : [{ id: areaChip, label: within }]),
    ...words.map(({ facet, value, name, label }) => ({ id: `${facet}\n${value}`, name, label })),
  ]
  const remove = (id: string) => {
    if (id === searchChip) return onChange({ q: undefined })
    if (id === areaChip) return onChange({ area: undefined })
    const [facet = '', value = ''] = id.split('\n')
    onChange({ filters: withFacet(search.filters, facet, toggled(search.filters?.[facet] ?? [], value)) })
  }
  return (
    <FilterChips
      label={t('cardList.chips.label')}
      chips={chips}
      onRemove={remove}
      onClear={() => onChange({ q: undefined, filters: undefined, area: undefined })}
      texts={{
        remove: filter => t('cardList.chips.remove', { filter }),
        clear: t('cardList.chips.clear'),
      }}
    />
  )
}
