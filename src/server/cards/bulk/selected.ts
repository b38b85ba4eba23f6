import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { countMatches } from '../query/count-matches.ts'
import { searchTime, withinSearchTime } from '../query/in-search-time.ts'
import {
  type FrozenSelection,
  frozenAfter,
  frozenById,
  insertFrozen,
  sinceFrozen,
} from '../query/store/frozen.ts'
import { idsOfList } from '../query/store/list.ts'
import { conditionOf, readOrdered } from '../query/wanted.ts'

const byId = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1)

export interface NextCards {
  readonly after: string
  readonly limit: number
  /** Milliseconds the search may take: `longSearchTime` where nobody waits for it. */
  readonly time?: number
  /** Finds records kept apart, too: for all that a museum has. */
  readonly withApart?: boolean
}

/** @throws {CodedError} `gone` */
async function requireFrozen(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  id: string,
): Promise<FrozenSelection> {
  const found = await frozenById(tx, declaration.type, id)
  if (!found) throw new CodedError('gone', { text: 'errors.selectionGone' })
  return found
}

/**
 * Writes down which cards are selected at this moment: work on them touches these and no others (F-T06).
 * One that is frozen already stays as it is.
 * @throws {CodedError} `search_too_broad` when the search takes longer than it may; `gone` for a frozen one that is no longer kept.
 */
export async function freezeSelection(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  { at, time = searchTime }: { readonly at: Date; readonly time?: number },
): Promise<{ readonly frozen: string; readonly total: number }> {
  const freeze = async (): Promise<FrozenSelection> => {
    if ('frozen' in selection) return requireFrozen(tx, declaration, selection.frozen)
    const base = { cardType: declaration.type, at }
    if ('ids' in selection) return insertFrozen(tx, { ...base, wanted: null }, selection.ids)
    const insert = async () =>
      insertFrozen(
        tx,
        { ...base, wanted: selection },
        await conditionOf(tx, declaration, readOrdered(declaration, selection)),
      )
    return withinSearchTime(tx, selection, insert, time)
  }
  const { id, total } = await freeze()
  return { frozen: id, total }
}

/**
 * Counts the records that the search of a frozen selection now finds in addition, and those it no longer finds.
 * @throws {CodedError} `search_too_broad` when the search takes longer than it may; `gone` for one that is no longer kept.
 */
export async function changedSinceFrozen(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  frozen: string,
): Promise<{ readonly added: number; readonly gone: number }> {
  const { wanted } = await requireFrozen(tx, declaration, frozen)
  if (!wanted) return { added: 0, gone: 0 }
  const compare = async () =>
    sinceFrozen(tx, frozen, await conditionOf(tx, declaration, readOrdered(declaration, wanted)))
  return withinSearchTime(tx, wanted, compare)
}

/**
 * The next cards of a selection in the order of their ids: work over all of them goes on behind the last one.
 * @throws {CodedError} `search_too_broad` when it takes longer than it may; `gone` for a frozen one that is no longer kept.
 */
export async function selectedAfter(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  { after, limit, time = searchTime, withApart = false }: NextCards,
): Promise<readonly string[]> {
  if ('ids' in selection)
    return [...new Set(selection.ids)]
      .filter(id => BigInt(id) > BigInt(after))
      .sort(byId)
      .slice(0, limit)
  if ('frozen' in selection) {
    const found = await frozenAfter(tx, selection.frozen, { after, limit })
    if (found.length === 0) await requireFrozen(tx, declaration, selection.frozen)
    return found
  }
  const find = async () => {
    const ordered = readOrdered(declaration, selection)
    const wanted = withApart ? { ...ordered, withApart } : ordered
    const condition = await conditionOf(tx, declaration, wanted)
    return condition.nothing ? [] : idsOfList(tx, condition, { after, limit })
  }
  return withinSearchTime(tx, selection, find, time)
}

/**
 * Counts the records of a selection.
 * @param most where there are more, no more are counted
 * @param time milliseconds the search may take
 * @throws {CodedError} `search_too_broad` when it takes longer than it may; `gone` for a frozen one that is no longer kept.
 */
export async function countSelected(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  { most, time = searchTime }: { readonly most?: number; readonly time?: number } = {},
): Promise<number> {
  if ('ids' in selection) return new Set(selection.ids).size
  if ('frozen' in selection) return (await requireFrozen(tx, declaration, selection.frozen)).total
  const count = async () =>
    countMatches(tx, await conditionOf(tx, declaration, readOrdered(declaration, selection)), most)
  return withinSearchTime(tx, selection, count, time)
}
