import { ArrowDownUp, ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sortNames, usualSort } from '#model/engine/list-columns.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import type { ListPatch } from '../data/list-search.ts'
import { columnChoices } from '../layouts/column-choice.ts'
import { useColumnLabel } from '../use-column-label.ts'

export interface SortMenuProps {
  readonly area: CardArea
  readonly sort: string | undefined
  readonly order: 'ASC' | 'DESC' | undefined
  readonly onSort: (sort: ListPatch) => void
}

/** The order of a list, where there is no table head to press: gallery and phone. */
export function SortMenu({ area, sort: given, order = 'ASC', onSort }: SortMenuProps) {
  const { t } = useTranslation()
  const labelOf = useColumnLabel(area)
  const sort = given ?? usualSort(area.declaration)
  const choices = columnChoices(area)
  const sorts = sortNames.flatMap(name => {
    const path = choices.find(choice => choice.sort === name)?.path
    return path === undefined ? [] : [{ name, label: labelOf(path) }]
  })
  return (
    <Menu
      target={
        <Button look="subtle" title={t('cardList.sort.button')}>
          <ArrowDownUp size={16} strokeWidth={1.7} aria-hidden="true" />
          <span>{t('cardList.sort.button')}</span>
        </Button>
      }
      sections={[
        {
          id: 'by',
          items: sorts.map(({ name, label }) => ({
            id: name,
            label,
            checked: name === sort,
            onSelect: () => onSort({ sort: name, order }),
          })),
        },
        {
          id: 'order',
          items: [
            {
              id: 'ASC',
              label: t('cardList.sort.ascending'),
              icon: <ArrowUpNarrowWide size={16} strokeWidth={1.7} aria-hidden="true" />,
              checked: order === 'ASC',
              onSelect: () => onSort({ sort, order: 'ASC' }),
            },
            {
              id: 'DESC',
              label: t('cardList.sort.descending'),
              icon: <ArrowDownWideNarrow size={16} strokeWidth={1.7} aria-hidden="true" />,
              checked: order === 'DESC',
              onSelect: () => onSort({ sort, order: 'DESC' }),
            },
          ],
        },
      ]}
    />
  )
}
