import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readChildren } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import type { TreeNode } from '../../ui/tree/TreeNode.ts'
import { searchDelay, shownName, termQuery, termsBelow } from '../terms.ts'

/** The browsed vocabulary: whole, or the part for an object's category. */
export interface Browsed {
  readonly code: VocabularyCode
  readonly language: Language
  readonly categoryId?: number | undefined
  /** The only terms shown are below this one. */
  readonly below?: string | undefined
  /** Terms no longer offered, too. */
  readonly withDeprecated?: boolean
}

interface NodeOptions {
  /** Every term may be pressed, also one that only groups others: as a place for a new one. */
  readonly alwaysClickable: boolean
  /** Shown after a term that is no longer offered. */
  readonly deprecated: string
}

/** Returns a term as a node of a tree; the loader adds its children and their number. */
const termNode = (term: Term, { alwaysClickable, deprecated }: NodeOptions): TreeNode => ({
  id: term.id,
  name: shownName(term),
  hasChildren: term.children > 0,
  disabled: !alwaysClickable && !term.assignable,
  ...(term.deprecated && { note: deprecated }),
})

/** A search result: a term with its ancestors, without narrower terms. */
const foundNode = (term: Term, options: NodeOptions): TreeNode => {
  const { note, ...node } = termNode(term, options)
  const path = term.path.map(({ name }) => name).join(' > ')
  const notes = [path, note].filter(Boolean).join(' · ')
  return { ...node, hasChildren: false, ...(notes && { note: notes }) }
}

/** The most child terms fetched in one request. */
const blocksize = 100

interface Level {
  readonly terms: readonly Term[]
  /** The number of terms that are not loaded. */
  readonly left: number
  /** The page that comes next. */
  readonly next: number
}

/** The terms below those that are opened, page by page: never more of a great vocabulary than is looked at (row C-V06). */
function useChildren(browsed: Browsed, opened: ReadonlySet<string>, selectedTermId: string | undefined) {
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

/** The fewest letters for a search in a vocabulary. */
const leastSearch = 3

interface BrowserOptions {
  readonly start?: { readonly q?: string; readonly termId?: string } | undefined
  readonly alwaysClickable?: boolean
  /** The search became too short: its selection is cleared. */
  readonly onTooShort?: () => void
}

const nothing: ReadonlySet<string> = new Set()

/** Browses a vocabulary: by search, first letter, page, and tree. */
export function useTermBrowser(browsed: Browsed, options: BrowserOptions = {}) {
  const { start, alwaysClickable = false, onTooShort } = options
  const { language, categoryId, withDeprecated } = browsed
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
    ...termsBelow(
      browsed,
      {
        blocksize: size,
        ...(page === undefined && selectedTermId !== undefined ? {} : { page: page ?? 0 }),
        ...(selectedTermId !== undefined && { selectedTermId }),
        ...(q !== undefined && { q }),
        ...(letter !== undefined && q === undefined && { ql: letter }),
        ...(categoryId !== undefined && { objectCategoryId: categoryId }),
        ...(withDeprecated && { deprecated: 'true' as const }),
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
    /** The text that is searched for; undefined while it is too short. */
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
