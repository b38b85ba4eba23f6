import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { hourMs } from '#model/dates/durations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import { binRequirement } from '#model/engine/requirement-of.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { bringBackTerms, inverseOf } from '#server/vocabularies/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { followMerges } from '../access/follow-merges.ts'
import { announce } from '../announce.ts'
import { coverPath, writeCovers } from '../files/write-covers.ts'
import { reindexCards } from '../indexing/index-cards.ts'
import { linkFields } from '../indexing/link-fields.ts'
import { requireAllUnlocked } from '../locks/require-lock.ts'
import { answerCard } from '../read/answer-card.ts'
import { dropIndex } from '../store/card-index.ts'
import {
  type CardRecord,
  cardForUpdate,
  cardsByIds,
  existingCards,
  holdCards,
  updateCard,
} from '../store/cards.ts'
import { countCards } from '../store/counters.ts'
import { cardsCoveredBy } from '../store/covers.ts'
import { dropOwnSide, hideLinks, insertOtherSides, keptLinks } from '../store/kept-links.ts'
import { recountLinks } from '../store/link-counts.ts'
import { forgetMerge, mergeUnderWay } from '../store/merges.ts'
import { claimNumbers, dropNumbers } from '../store/numbers.ts'
import { nameForPublic, noteWithdrawals } from '../store/public-names.ts'
import { holdRegister } from '../store/register.ts'
import { type Author, insertRevisions, revisionBy } from '../store/revisions.ts'
import { markBinned } from '../store/update-cards.ts'
import { withdrawalsOf } from '../store/withdrawals.ts'
import { authorOf } from '../store/writer.ts'
import { editorOf } from './editor-of.ts'
import { numbersOf } from './numbers-of.ts'
import { refuseBinning } from './workflow.ts'
import { type Writing, writeCards } from './write-cards.ts'

/** Time within which people without access to the trash can undo a deletion of theirs. */
const undoTime = hourMs

/**
 * Restores the links of a record that is restored from the trash, as far as the other records exist. Links to records in the trash are noted
 * and restored with them. The caller holds the register lock, so that other records do not change in the meantime.
 */
async function relink(tx: TenantTransaction, card: CardRecord, declaration: CardDeclaration): Promise<void> {
  const links = await keptLinks(tx, card.id)
  await insertOtherSides(tx, card, await inverseOf(tx))
  // Fields may have changed since, at either end: the documents are authoritative.
  await linkFields(tx, declaration, [card], new Set([card.id]))
  const pointing = links.filter(({ field, mirrored }) => field !== '' && mirrored)
  for (const [other, of] of Map.groupBy(pointing, ({ other_type }) => declarationOfId(other_type))) {
    if (!other) continue
    const records = await existingCards(tx, typeIdsOf(other), [
      ...new Set(of.map(({ other_id }) => other_id)),
    ])
    await linkFields(tx, other, records, new Set(records.map(({ id }) => id)))
  }
  const others = await cardsByIds(tx, [...new Set(links.map(({ other_id }) => other_id))])
  await dropOwnSide(
    tx,
    card.id,
    others.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id),
  )
  await recountLinks(tx, card.id)
}

const record = (
  tx: TenantTransaction,
  cards: readonly Pick<CardRecord, 'id' | 'version'>[],
  action: string,
  author: Author,
  { operationId, beside = [] }: { operationId?: string | undefined; beside?: readonly Change[] } = {},
) =>
  insertRevisions(
    tx,
    cards.map(({ id, version }) => ({
      cardId: id,
      version,
      action,
      author,
      operationId,
      changes: [
        { path: '@deleted', kind: 'set', before: action === 'restored', after: action === 'deleted' },
        ...beside,
      ],
    })),
  )

/** Removes the cover of a restored record if that file is in the trash now. @returns the change for its history */
async function coverGone(tx: TenantTransaction, { id, cover_file_id: cover }: CardRecord): Promise<Change[]> {
  if (cover === null || cover === id) return []
  const [file] = await cardsByIds(tx, [cover])
  return file?.deleted_at === null ? [] : [{ path: coverPath, kind: 'set', before: cover, after: null }]
}

/**
 * Puts cards of a type into the bin: out of all lists, their links gone from the other side, their numbers free, their files kept
 * (C-K13). A file that goes is no card's cover any longer.
 */
export async function binCards(
  tx: TenantTransaction,
  cards: readonly CardRecord[],
  { declaration, author, operationId }: Writing,
): Promise<void> {
  const [first] = cards
  if (!first) return
  const ids = cards.map(({ id }) => id)
  for (const { data } of cards) refuseBinning(declaration, data)
  await requireAllUnlocked(tx, ids, author.onBehalfOf?.accountId ?? author.accountId)
  const merge = await mergeUnderWay(tx, ids)
  if (merge !== undefined && merge !== operationId)
    throw new CodedError('conflict', { text: 'errors.mergeUnderWay' })
  const going = new Set(ids)
  const covered = (await cardsCoveredBy(tx, ids)).filter(id => !going.has(id))
  await holdCards(tx, covered)
  await holdRegister(tx)
  await hideLinks(tx, ids)
  await dropNumbers(tx, ids)
  await dropIndex(tx, ids)
  await countCards(tx, cardTypes[declaration.type], first.id, -ids.length)
  await record(tx, await markBinned(tx, ids, author), 'deleted', author, { operationId })
  if (declaration.site) await noteWithdrawals(tx, ids)
  await writeCovers(tx, new Map(covered.map(id => [id, null])), { author, operationId })
}

/** Puts a card into the bin, as `binCards` does. */
export const binCard = (tx: TenantTransaction, card: CardRecord, writing: Writing): Promise<void> =>
  binCards(tx, [card], writing)

/** Restores a record from the trash, with the links to records that still exist. */
export async function unbinCard(
  tx: TenantTransaction,
  card: CardRecord,
  writing: Writing,
): Promise<CardRecord> {
  const { declaration, author, operationId, renamed } = writing
  const type = cardTypes[declaration.type]
  const values = await followMerges(tx, declaration, card.data)
  const terms = placedRefs(declaration, card.data).terms.map(({ id }) => id)
  await bringBackTerms(tx, editorOf(author, operationId), terms)
  await holdRegister(tx)
  const numbers = numbersOf(declaration, card.data)
  const failed = await claimNumbers(
    tx,
    type,
    numbers.map(({ number }) => ({ cardId: card.id, number })),
  )
  if (failed.length > 0) {
    const places = numbers.filter(({ number }) => failed.some(claim => claim.number === number))
    throw new CodedError('invalid_input', {
      fields: Object.fromEntries(places.map(({ place }) => [place, { key: 'duplicate' }])),
    })
  }
  const beside = await coverGone(tx, card)
  // As it came from another museum it may say that it was published.
  const isWithdrawn = card.published && (await withdrawalsOf(tx, [card.id])).size > 0
  const restored = await updateCard(tx, card.id, {
    by: author,
    deleted: null,
    ...(isWithdrawn && { published: false }),
    ...(beside.length > 0 && { coverFileId: null }),
  })
  if (declaration.site) {
    // One that came from another museum in the trash was never named here.
    if (restored.published) await nameForPublic(tx, declaration.site.kind, [card.id])
    await noteWithdrawals(tx, [card.id])
  }
  await relink(tx, restored, declaration)
  await countCards(tx, type, card.id, 1)
  await renamed(tx, await reindexCards(tx, declaration, [restored]))
  await record(tx, [restored], 'restored', author, { operationId, beside })
  // It is a separate record again, also for lines that refer to it; and records it refers to may have been merged since.
  if (await forgetMerge(tx, card.id)) await renamed(tx, [card.id], 'identity')
  if (values === card.data) return restored
  const [written] = await writeCards(tx, [{ record: restored, values }], { ...writing, tidies: true })
  return written?.record ?? restored
}

export const removeCard = (context: CardsContext, { declaration, actor }: Doing, id: string): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const card = await existingCard(tx, declaration, id, { hold: true })
    const author = await authorOf(tx, actor)
    await binCard(tx, card, { declaration, author, action: 'deleted', renamed: context.renamed })
    await context.follow(tx, declaration, { ids: [id], what: 'changed', author, before: new Map() })
    await announce(tx, declaration, { ids: [id], what: 'deleted', accountId: actor.accountId })
  })

/** Returns true for a deletion by the person themselves that is recent enough to be undone. */
async function isOwnDeletion(
  tx: TenantTransaction,
  { accountId }: MuseumActor,
  { id, version, deleted_at: at }: CardRecord,
  now: Date,
): Promise<boolean> {
  const latest = await revisionBy(tx, id, version)
  return latest === accountId && at !== null && now.getTime() - at.getTime() < undoTime
}

export const restoreCard = (context: CardsContext, doing: Doing, id: string): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    const card = await cardForUpdate(tx, typeIdsOf(declaration), id)
    if (!card?.deleted_at) throw notFound()
    if (
      !isAllowed(actor, binRequirement(declaration)) &&
      !(await isOwnDeletion(tx, actor, card, context.clock()))
    )
      throw forbidden()
    const author = await authorOf(tx, actor)
    const restored = await unbinCard(tx, card, {
      declaration,
      author,
      action: 'restored',
      renamed: context.renamed,
    })
    await context.follow(tx, declaration, { ids: [id], what: 'changed', author, before: new Map() })
    await announce(tx, declaration, { ids: [id], what: 'restored', accountId: actor.accountId })
    return answerCard(context, tx, doing, restored)
  })
