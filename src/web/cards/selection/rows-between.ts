import type { QueryClient } from '@tanstack/react-query'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { pageOf, pageQuery, pageSize } from '../data/page-query.ts'

/** The rows from one place of a list to another, both included; those that are not there yet are fetched. */
export async function rowsBetween(
  client: QueryClient,
  area: CardArea,
  search: ListSearch,
  from: number,
  to: number,
): Promise<readonly CardRow[]> {
  const rows: CardRow[] = []
  for (let page = pageOf(from); page <= pageOf(to); page++) {
    const { result } = await client.fetchQuery(pageQuery(area, search, page))
    const start = page * pageSize
    rows.push(...result.slice(Math.max(0, from - start), to - start + 1))
  }
  return rows
}
