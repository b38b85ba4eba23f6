import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreePage } from '#model/api/cards/tree.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { TreeNode } from '../../ui/tree/TreeNode.ts'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { treeQuery } from './tree-query.ts'

/** The top of the tree, where the id of a card would be. */
const top = ''

type Pages = readonly { readonly parent: string; readonly data: TreePage | undefined }[]

interface Words {
  readonly more: string
  readonly number: (count: number) => string
}

/** The nodes below one, as far as they are here. */
function nodesBelow(parent: string, pages: Pages, words: Words): readonly TreeNode[] | undefined {
  const own = pages.filter(page => page.parent === parent)
  if (own[0]?.data === undefined) return undefined
  return own
    .flatMap(({ data }) => data?.result ?? [])
    .map(({ id, title, children }) => ({
      id,
      name: shownTitle(title),
      hasChildren: children > 0,
      ...(children > 0 && { note: words.number(children) }),
      children: children > 0 ? nodesBelow(id, pages, words) : undefined,
      more: hasMore(id, pages) ? words.more : undefined,
    }))
}

function hasMore(parent: string, pages: Pages): boolean {
  const last = pages.filter(page => page.parent === parent).at(-1)?.data
  return last !== undefined && (last.page + 1) * last.blocksize < last.totalSize
}

/** Returns the tree of an area's records, loaded as nodes are opened; the path to the selected one is open. */
export function useCardTree(area: CardArea, chosen: string | undefined) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const asked = [top, ...opened].flatMap(parent =>
    Array.from({ length: counts.get(parent) ?? 1 }, (_, page) => ({ parent, page })),
  )
  const results = useQueries({
    queries: asked.map(({ parent, page }) => treeQuery(area, parent || undefined, page)),
  })
  const { data: way } = useQuery({
    ...treeQuery(area, chosen),
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  })
  const path = useMemo(() => (chosen === undefined ? [] : (way?.path ?? [])), [chosen, way])
  useEffect(() => {
    const above = path.slice(0, -1).map(({ id }) => id)
    if (above.length > 0) setOpened(now => new Set([...now, ...above]))
  }, [path])
  const pages = asked.map(({ parent }, at) => ({ parent, data: results[at]?.data }))
  const words = { more: t('cards.tree.more'), number: (count: number) => numbers.format(count) }
  return {
    nodes: nodesBelow(top, pages, words) ?? [],
    more: hasMore(top, pages) ? words.more : undefined,
    isPending: results[0]?.isPending ?? true,
    isError: results.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
    opened,
    setOpened,
    bringMore: (parent = top) => setCounts(now => new Map(now).set(parent, (now.get(parent) ?? 1) + 1)),
    /** The ancestors of the selected record, and the record itself. */
    path,
  }
}
