import { usualSort } from '#model/engine/list-columns.ts'
import type { Sort } from '../../ui/table/Column.ts'
import type { CardArea } from '../card-area.ts'
import type { ListPatch } from '../data/list-search.ts'
import { columnChoices } from '../layouts/column-choice.ts'
import type { Arrangement } from '../layouts/use-arrangement.ts'

/** Returns the order of a list as its table shows it, and changes it by a column; the same column again turns it round. */
export function useTableSort(area: CardArea, arrangement: Arrangement, onSort: (sort: ListPatch) => void) {
  const choices = columnChoices(area)
  const usual = usualSort(area.declaration)
  const sorted = choices.find(({ sort }) => sort !== undefined && sort === arrangement.sort)?.path
  const sort: Sort = { column: sorted ?? usual, descending: arrangement.order === 'DESC' }
  return {
    sort,
    onSort(column: string) {
      const by = choices.find(({ path }) => path === column)?.sort
      const again = by !== undefined && by === (arrangement.sort ?? usual)
      onSort({ sort: by, order: again && arrangement.order !== 'DESC' ? 'DESC' : 'ASC' })
    },
  }
}
