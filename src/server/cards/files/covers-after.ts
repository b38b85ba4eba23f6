import type { Change } from '#model/engine/diff.ts'
import { attachedType, cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardRecord } from '../store/cards.ts'
import { coversOf, picturedFiles } from '../store/covers.ts'
import { type LinkedCards, linksPath } from '../store/revisions.ts'
import { unsetAssociation } from '../store/unset-association.ts'

/** A card, and the files that were attached to it just now, in their order. */
interface Owner {
  readonly id: string
  readonly attached: readonly string[]
}

const idsIn = (given: unknown, fits: (linked: LinkedCards) => boolean): readonly string[] => {
  const linked = given as LinkedCards | null
  return linked && linked.association === unsetAssociation && fits(linked) ? linked.ids : []
}

/** The cards to which files were attached, or from which they were detached, from whichever end it was done. */
function ownersIn(card: Pick<CardRecord, 'id' | 'type'>, changes: readonly Change[]): readonly Owner[] {
  const isFile = ({ type }: LinkedCards) => type === cardTypeOfId(attachedType)
  const fromFile = card.type === attachedType
  const of = (side: 'before' | 'after') =>
    changes
      .filter(({ path, kind }) => path === linksPath && kind !== 'moved')
      .flatMap(change => idsIn(change[side], linked => isFile(linked) !== fromFile))
  const [gone, come] = [of('before'), of('after')]
  if (!fromFile) return gone.length + come.length === 0 ? [] : [{ id: card.id, attached: come }]
  return [...new Set([...gone, ...come])].map(id => ({ id, attached: come.includes(id) ? [card.id] : [] }))
}

/**
 * Updates covers after changes of manual links (C-K07): a record whose cover is no longer attached has none, and one
 * without a cover takes the first picture that was attached to it.
 * @returns the new covers, by card.
 */
export async function coversAfter(
  tx: TenantTransaction,
  card: Pick<CardRecord, 'id' | 'type'>,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, string | null>> {
  const owners = new Map(ownersIn(card, changes).map(({ id, attached }) => [id, attached]))
  if (owners.size === 0) return new Map()
  const pictured = await picturedFiles(tx, [...new Set([...owners.values()].flat())])
  const now = await coversOf(tx, [...owners.keys()])
  return new Map(
    now.flatMap(({ id, cover, isAttached }): [string, string | null][] => {
      if (cover !== null && isAttached) return []
      const next = owners.get(id)?.find(file => pictured.has(file)) ?? null
      return next === cover ? [] : [[id, next]]
    }),
  )
}
