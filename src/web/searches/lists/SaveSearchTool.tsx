import { useNavigate } from '@tanstack/react-router'
import { BookmarkPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newSearchPath } from '#model/navigation/search-paths.ts'
import { readCriteria } from '#model/searches/criteria.ts'
import { useFilterWords } from '../../cards/facets/use-filter-words.ts'
import type { SearchToolProps } from '../../cards/list/search-slots.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { notices } from '../../platform/notices/notices.ts'
import { Button } from '../../ui/Button.tsx'

/** Opens the editor with the filters of a list as conditions; filters without a condition are reported. */
export function SaveSearchTool({ area, wanted }: SearchToolProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { facetName } = useFilterWords(area, [])
  const may = useCan({ permissions: ['catalogueRead'] })
  if (!may) return null
  const label = t('searches.saved.tool')
  const open = async () => {
    const { criteriaOfList } = await import('#model/searches/criteria-of-list.ts')
    const { criteria: text } = wanted
    const found = criteriaOfList(area.declaration, {
      ...wanted,
      criteria: text === undefined ? undefined : readCriteria(text),
    })
    if (found.words !== undefined) notices.add('info', 'searches.saved.inTitle', { words: found.words })
    const left = [
      ...found.left.map(facetName),
      ...(wanted.area === undefined ? [] : [t('searches.saved.drawnArea')]),
    ]
    if (left.length > 0) notices.add('info', 'searches.saved.partly', { names: left.join(', ') })
    const criteria = found.criteria && JSON.stringify(found.criteria)
    void navigate({ to: newSearchPath, search: { type: area.type, ...(criteria && { criteria }) } })
  }
  return (
    <Button look="subtle" title={label} data-wide data-roomy onClick={() => void open()}>
      <BookmarkPlus size={18} strokeWidth={1.7} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  )
}
