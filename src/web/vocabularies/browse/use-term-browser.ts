import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTerms } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { TreeNode } from '../../ui/tree/TreeNode.ts'
import { searchDelay, termQuery } from '../term-query.ts'
import { useDebounced } from '../use-debounced.ts'
import type { Browsed } from './browsed.ts'
import { foundNode, termNode } from './term-node.ts'
import { useChildren } from './use-children.ts'

/** Letters below which a search in a vocabulary does not begin (specification 001, section 5). */
export const leastSearch = 3

export interface BrowserOptions {
  readonly start?: { readonly q?: string; readonly termId?: string } | undefined
  readonly alwaysClickable?: boolean
  /** The search became too short to be one: what was selected by it goes. */
  readonly onTooShort?: () => void
}

const nothing: ReadonlySet<string> = new Set()

/** Looks through a vocabulary: by search, by first letter, by page, and down its tree. */
export function useTermBrowser(browsed: Browsed, options: BrowserOptions = {}) {
  const { start, alwaysClickable = false, onTooShort } = options
  const { code, language, categoryId, withDeprecated } = browsed
  const { t } = useTranslation()
  const [text, setText] = useState(start?.q ?? '')
  const [letter, setLetter] = useState<string>()
  const [page, setPage] = useState<number>()
  const [size, setSize] = useState(100)
  const [opened, setOpened] = useState(nothing)
  const asked = useDebounced(text.trim(), searchDelay)
  const q = asked.length >= leastSearch && text.trim().length >= leastSearch ? asked : undefined
  const selectedTermId = q || letter ? undefined : start?.termId

  const { data, isPending, isError, refetch } = useQuery({
    ...termQuery(
      readTerms,
      {
        params: { code },
        query: {
          blocksize: size,
          ...(page === undefined && selectedTermId !== undefined ? {} : { page: page ?? 0 }),
          ...(selectedTermId !== undefined && { selectedTermId }),
          ...(q !== undefined && { q }),
          ...(letter !== undefined && q === undefined && { ql: letter }),
          ...(categoryId !== undefined && { objectCategoryId: categoryId }),
          ...(withDeprecated && { deprecated: 'true' as const }),
        },
      },
      language,
    ),
    placeholderData: keepPreviousData,
  })
  const { levels, bringMore } = useChildren(browsed, q === undefined ? opened : nothing, selectedTermId)

  const path = data?.selected?.path.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (path) setOpened(ids => new Set([...ids, ...path.split(' ')]))
  }, [path])

  const nodeOptions = { alwaysClickable, deprecated: t('vocabularyPicker.deprecated') }
  const nodeOf = (term: Term): TreeNode => {
    const level = levels.get(term.id)
    return {
      ...termNode(term, nodeOptions),
      children: level?.terms.map(nodeOf),
      ...(level && level.left > 0 && { more: t('vocabularyPicker.more', { count: level.left }) }),
    }
  }
  const found = data?.terms ?? []
  const known = new Map(
    [...found, ...[...levels.values()].flatMap(({ terms }) => terms)].map(term => [term.id, term]),
  )
  if (data?.selected) known.set(data.selected.id, data.selected)

  return {
    text,
    search: (next: string) => {
      setText(next)
      setPage(0)
      if (next.trim().length >= leastSearch) return
      setOpened(nothing)
      onTooShort?.()
    },
    /** What is searched for now; undefined while it is too short. */
    q,
    letter,
    toggleLetter: (next: string) => {
      setLetter(letter === next ? undefined : next)
      setPage(0)
    },
    page: data?.page ?? 0,
    size,
    setPage,
    setSize: (next: number) => {
      setSize(next)
      setPage(0)
    },
    count: data?.totalCount ?? 0,
    hasMore: data?.more ?? false,
    isPending,
    isError,
    retry: () => void refetch(),
    nodes: found.map(term => (q === undefined ? nodeOf(term) : foundNode(term, nodeOptions))),
    opened,
    setOpened,
    bringMore,
    /** A term that has been loaded. */
    termOf: (id: string): Term | undefined => known.get(id),
    /** Terms of a level that have been loaded, in their order; of the top without a parent. */
    levelOf: (parentId: string | null): readonly Term[] =>
      parentId === null ? found : (levels.get(parentId)?.terms ?? []),
  }
}

export type TermBrowser = ReturnType<typeof useTermBrowser>
