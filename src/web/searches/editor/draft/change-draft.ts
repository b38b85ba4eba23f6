import type { Operator } from '#model/searches/criteria.ts'
import { type DraftBlock, type DraftFilter, emptyFilter, freeId, type SearchDraft } from './search-draft.ts'

/** A part removed from a draft that can be put back: a line or a block, and its position. */
export type Removed =
  | { readonly filter: DraftFilter; readonly blockId: number; readonly at: number }
  | { readonly block: DraftBlock; readonly at: number }

const inserted = <Part>(parts: readonly Part[], at: number, part: Part): readonly Part[] => [
  ...parts.slice(0, at),
  part,
  ...parts.slice(at),
]

const withBlocks = (draft: SearchDraft, blocks: readonly DraftBlock[]): SearchDraft => ({ ...draft, blocks })

const inBlock = (
  draft: SearchDraft,
  blockId: number,
  change: (filters: readonly DraftFilter[]) => readonly DraftFilter[],
): SearchDraft =>
  withBlocks(
    draft,
    draft.blocks.map(block => (block.id === blockId ? { ...block, filters: change(block.filters) } : block)),
  )

/** Returns the block that contains a line, and the line's index in it. */
function placeOf({ blocks }: SearchDraft, id: number) {
  for (const [blockAt, block] of blocks.entries()) {
    const at = block.filters.findIndex(filter => filter.id === id)
    const filter = block.filters[at]
    if (filter) return { blockAt, block, at, filter }
  }
  return undefined
}

/** A new line at the end of a block, joined as the one before it. */
export const addFilter = (draft: SearchDraft, blockId: number): SearchDraft =>
  inBlock(draft, blockId, filters => [...filters, emptyFilter(freeId(draft), filters.at(-1)?.operator)])

export const changeFilter = (
  draft: SearchDraft,
  id: number,
  change: Partial<Omit<DraftFilter, 'id'>>,
): SearchDraft =>
  withBlocks(
    draft,
    draft.blocks.map(block => ({
      ...block,
      filters: block.filters.map(filter => (filter.id === id ? { ...filter, ...change } : filter)),
    })),
  )

/** The same line once more, below it. */
export function duplicateFilter(draft: SearchDraft, id: number): SearchDraft {
  const place = placeOf(draft, id)
  if (!place) return draft
  const copy = { ...place.filter, id: freeId(draft) }
  return inBlock(draft, place.block.id, filters => inserted(filters, place.at + 1, copy))
}

/** A line one place up or down; from the end of its block into the next one, where it stays by itself alone no block is left behind. */
export function moveFilter(draft: SearchDraft, id: number, by: -1 | 1): SearchDraft {
  const place = placeOf(draft, id)
  if (!place) return draft
  const { block, blockAt, at, filter } = place
  const rest = block.filters.filter(other => other !== filter)
  if (at + by >= 0 && at + by < block.filters.length)
    return inBlock(draft, block.id, () => inserted(rest, at + by, filter))
  const next = draft.blocks[blockAt + by]
  if (!next) return draft
  const moved = inBlock(
    inBlock(draft, block.id, () => rest),
    next.id,
    filters => (by === 1 ? [filter, ...filters] : [...filters, filter]),
  )
  return rest.length > 0
    ? moved
    : withBlocks(
        moved,
        moved.blocks.filter(({ id: blockId }) => blockId !== block.id),
      )
}

/** Without a line; the last one of a block takes it along. */
export function removeFilter(
  draft: SearchDraft,
  id: number,
): { readonly draft: SearchDraft; readonly removed: Removed } | undefined {
  const place = placeOf(draft, id)
  if (!place) return undefined
  const { block, at, filter } = place
  if (block.filters.length === 1) return removeBlock(draft, block.id)
  return {
    draft: inBlock(draft, block.id, filters => filters.filter(other => other !== filter)),
    removed: { filter, blockId: block.id, at },
  }
}

const newBlock = (draft: SearchDraft): DraftBlock => {
  const id = freeId(draft)
  return { id, operator: draft.blocks.at(-1)?.operator ?? 'AND', filters: [emptyFilter(id - 1)] }
}

export const addBlock = (draft: SearchDraft): SearchDraft =>
  withBlocks(draft, [...draft.blocks, newBlock(draft)])

export const joinBlock = (draft: SearchDraft, id: number, operator: Operator): SearchDraft =>
  withBlocks(
    draft,
    draft.blocks.map(block => (block.id === id ? { ...block, operator } : block)),
  )

export function duplicateBlock(draft: SearchDraft, id: number): SearchDraft {
  const at = draft.blocks.findIndex(block => block.id === id)
  const block = draft.blocks[at]
  if (!block) return draft
  const first = freeId(draft)
  const filters = block.filters.map((filter, place) => ({ ...filter, id: first - 1 - place }))
  return withBlocks(draft, inserted(draft.blocks, at + 1, { ...block, id: first, filters }))
}

export function moveBlock(draft: SearchDraft, id: number, by: -1 | 1): SearchDraft {
  const at = draft.blocks.findIndex(block => block.id === id)
  const block = draft.blocks[at]
  if (!block || at + by < 0 || at + by >= draft.blocks.length) return draft
  const rest = draft.blocks.filter(other => other !== block)
  return withBlocks(draft, inserted(rest, at + by, block))
}

/** Removes a block. The editor is never empty: a new one takes the place of the last one. */
export function removeBlock(
  draft: SearchDraft,
  id: number,
): { readonly draft: SearchDraft; readonly removed: Removed } | undefined {
  const at = draft.blocks.findIndex(block => block.id === id)
  const block = draft.blocks[at]
  if (!block) return undefined
  const rest = draft.blocks.filter(other => other !== block)
  const blocks = rest.length > 0 ? rest : [newBlock(draft)]
  return { draft: withBlocks(draft, blocks), removed: { block, at } }
}

const isUntouched = ({ filters }: DraftBlock): boolean => filters.every(({ field }) => field === '')

const idsOf = (blocks: readonly DraftBlock[]): readonly number[] =>
  blocks.flatMap(({ id, filters }) => [id, ...filters.map(filter => filter.id)])

/** Restores a removed part to its place, with other ids where newer parts have them; later changes stay. */
export function putBack(draft: SearchDraft, removed: Removed): SearchDraft {
  const has = (ids: readonly number[]) => idsOf(draft.blocks).some(id => ids.includes(id))
  if ('block' in removed) {
    const [only, ...more] = draft.blocks
    if (only && more.length === 0 && isUntouched(only)) return withBlocks(draft, [removed.block])
    const first = freeId(draft)
    const filters = removed.block.filters.map((filter, at) => ({ ...filter, id: first - 1 - at }))
    const block = has(idsOf([removed.block])) ? { ...removed.block, id: first, filters } : removed.block
    return withBlocks(draft, inserted(draft.blocks, removed.at, block))
  }
  const { blockId, at } = removed
  const filter = has([removed.filter.id]) ? { ...removed.filter, id: freeId(draft) } : removed.filter
  if (draft.blocks.some(({ id }) => id === blockId))
    return inBlock(draft, blockId, filters => inserted(filters, at, filter))
  const id = Math.min(freeId(draft), filter.id - 1)
  return withBlocks(draft, [...draft.blocks, { id, operator: 'AND' as const, filters: [filter] }])
}
