import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readChildren } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { termQuery } from '../term-query.ts'
import type { Browsed } from './browsed.ts'

/** Terms below one that are fetched at once. */
const blocksize = 100

interface Level {
  readonly terms: readonly Term[]
  /** How many are not here. */
  readonly left: number
  /** The page that comes next. */
  readonly next: number
}

/** The terms below those that are opened, page by page: never more of a great vocabulary than is looked at (row C-V06). */
export function useChildren(
  browsed: Browsed,
  opened: ReadonlySet<string>,
  selectedTermId: string | undefined,
) {
  const { code, language, categoryId, withDeprecated } = browsed
  const [further, setFurther] = useState<ReadonlyMap<string, readonly number[]>>(new Map())
  // Without a number it is the page that holds the selected term, else the first.
  const asked = [...opened].flatMap(parentId =>
    [undefined, ...(further.get(parentId) ?? [])].map(page => ({ parentId, page })),
  )
  const answers = useQueries({
    queries: asked.map(({ parentId, page }) =>
      termQuery(
        readChildren,
        {
          params: { code, parentId },
          query: {
            blocksize,
            ...(page === undefined ? selectedTermId && { selectedTermId } : { page }),
            ...(categoryId !== undefined && { objectCategoryId: categoryId }),
            ...(withDeprecated && { deprecated: 'true' as const }),
          },
        },
        language,
      ),
    ),
  })

  const levels = new Map<string, Level>()
  for (const parentId of opened) {
    const pages = answers
      .flatMap(({ data }, index) => (data && asked[index]?.parentId === parentId ? [data] : []))
      .toSorted((one, other) => one.page - other.page)
    const [first] = pages
    const last = pages.at(-1)
    if (!first || !last) continue
    const terms = [...new Map(pages.flatMap(page => page.terms.map(term => [term.id, term]))).values()]
    const isEnd = (last.page + 1) * blocksize >= last.totalCount
    levels.set(parentId, {
      terms,
      left: Math.max(0, last.totalCount - terms.length),
      next: isEnd ? first.page - 1 : last.page + 1,
    })
  }
  return {
    levels,
    bringMore: (parentId: string) => {
      const next = levels.get(parentId)?.next
      if (next === undefined || next < 0) return
      setFurther(map => new Map(map).set(parentId, [...new Set([...(map.get(parentId) ?? []), next])]))
    },
  }
}
