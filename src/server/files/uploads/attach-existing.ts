import type { BodyOf } from '#model/api/endpoint.ts'
import type { startBatch } from '#model/api/files/uploads.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { attachedType } from '#model/record-types.ts'
import { announce, cardsForUpdate, linkEach, mayOpen, type Renamed, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import type { BatchRow } from './store/batches.ts'
import { attachedPairs } from './store/known.ts'
import { type ExistingFile, insertExisting } from './store/uploads.ts'
import { linkOf, lockTarget, targetOf } from './target.ts'

type Existing = NonNullable<BodyOf<typeof startBatch>['existing']>

interface AttachingExisting {
  readonly actor: MuseumActor
  readonly batch: BatchRow
  readonly files: Existing
  readonly renamed: Renamed
}

/** Records in the order in which they are locked. */
const byId = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1)

/**
 * Attaches files that the museum has already to records, as part of a batch. What is attached already is no part of it, and stays when it is undone.
 * @throws {CodedError} `invalid_input` for what is no file or no record, `forbidden` to who may not read the ones or link the others
 */
export async function attachExisting(
  tx: TenantTransaction,
  { actor, batch, files, renamed }: AttachingExisting,
): Promise<void> {
  if (files.length === 0) return
  if (!mayOpen(actor, attachedType)) throw forbidden()
  const held = await cardsForUpdate(
    tx,
    typeIdsOf(fileDeclaration),
    files.map(({ fileId }) => fileId),
  )
  const titles = new Map(held.map(card => [card.id, card.titles]))
  if (files.some(({ fileId }) => !titles.has(fileId)))
    throw new CodedError('invalid_input', { fields: { existing: { key: 'link' } } })
  const pairs = await attachedPairs(
    tx,
    files.map(({ attachTo }) => attachTo.id),
    [...titles.keys()],
  )
  const added = files.filter(({ fileId, attachTo }) => !pairs.has(`${attachTo.id} ${fileId}`))
  const ofEach = Map.groupBy(added, ({ attachTo }) => attachTo.id)
  const attached: ExistingFile[] = []
  for (const [, some] of [...ofEach].toSorted(([one], [other]) => byId(one, other))) {
    const [first] = some
    if (!first) continue
    const attachTo = await targetOf(tx, actor, first.attachTo)
    const target = await lockTarget(tx, attachTo)
    if (!target) continue
    const ordered = some.toSorted((one, other) => one.place - other.place)
    await linkEach(tx, target.record, linkOf(ordered.map(({ fileId }) => fileId)), {
      declaration: target.declaration,
      author: batch.author,
      action: 'linked',
      renamed,
    })
    const { accountId } = actor
    await announce(tx, target.declaration, { ids: [target.record.id], what: 'linked', accountId })
    for (const { fileId, place } of ordered)
      attached.push({ fileId, place, attachTo, name: titleIn(titles.get(fileId) ?? {}, 'en') || '---' })
  }
  await insertExisting(tx, batch.id, attached)
}
