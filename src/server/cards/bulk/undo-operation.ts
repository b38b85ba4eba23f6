import { declarationOf, declarationOfId } from '#model/cards/declarations.ts'
import { applyChanges, reversed } from '#model/engine/apply-changes.ts'
import { isClosed, movesFrom, stepOf } from '#model/engine/aspects/steps.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards, eventPath, touches } from '#model/engine/diff.ts'
import { fieldAt, fieldsOf } from '#model/engine/fields.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import { removeMadeTerms, undoChange } from '#server/vocabularies/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { followMerges } from '../access/follow-merges.ts'
import { announce } from '../announce.ts'
import { coverPath } from '../files/write-covers.ts'
import { holdFree } from '../locks/hold-free.ts'
import { mergedPath } from '../merging/merge-two.ts'
import { aboutCards } from '../read/about-cards.ts'
import { lineCounts } from '../read/line-counts.ts'
import { binCards, unbinCard } from '../save/bin.ts'
import { editorOf } from '../save/editor-of.ts'
import { readAllValues } from '../save/read-values.ts'
import { stateOf } from '../save/step-moves.ts'
import { type Writing, writeCards } from '../save/write-cards.ts'
import { type CardRecord, cardOfAnyType, cardsOfAnyType } from '../store/cards.ts'
import {
  type Author,
  changesOfSince,
  changesSince,
  linksPath,
  type OperationOnCard,
  revisionsOfOperation,
} from '../store/revisions.ts'
import { countLeft, insertUndone, isUndone, undosOf } from '../store/undone.ts'
import type { TermsChanged } from '../terms/reindex-terms.ts'
import { termsInUse, termsInUseBeside } from '../terms/terms-in-use.ts'
import { takeBackLinks } from './take-back-links.ts'

export interface UndoInput {
  readonly operationId: string
  readonly author: Author
  /** A change of a vocabulary that went with it, and goes back with it. */
  readonly changeId?: string
  /** A card that has to come back from the bin before the others: they refer to it again. */
  readonly firstId?: string | undefined
}

/** Paths whose later changes do not prevent an undo: links, merges and events since are others, and are kept. */
const addUp: readonly string[] = [linksPath, mergedPath, eventPath]

/** A cover that came or went with a file is no reason, either: another one that was chosen since is kept. */
const countsNot = (changes: readonly Change[]): readonly string[] =>
  changes.some(({ path }) => path === linksPath) ? [...addUp, coverPath] : addUp

/** Derives again what follows from other fields: a later movement says where an object is, whatever is taken back before it. */
const isDerived = (declaration: CardDeclaration, path: string): boolean =>
  fieldAt(declaration, path)?.field.derived === true

/** @throws {CodedError} `changedSince` when someone changed the same fields later: their work stays. */
function requireUntouched(
  declaration: CardDeclaration,
  changes: readonly Change[],
  later: readonly Change[],
): void {
  const passed = countsNot(changes)
  const own = changes.filter(({ path }) => !passed.includes(path) && !isDerived(declaration, path))
  if (own.some(({ path }) => later.some(change => touches(change.path, path))))
    throw new CodedError('changedSince')
}

/**
 * Taking a step back is a move without a reason: what was sealed is reopened by hand, and what speaks against a step by now is not passed over.
 * @throws {CodedError} `conflict`.
 */
async function requireWayBack(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  card: CardRecord,
  values: CardValues,
): Promise<void> {
  const { workflow } = declaration
  if (!workflow) return
  const declared = { ...declaration, workflow }
  const [from, to] = [stepOf(declared, card.data), stepOf(declared, values)]
  if (from === to) return
  const isFree = async () => {
    if (isClosed(declaration, card.data)) return workflow.steps[from]?.signers === undefined
    const counts = await lineCounts(tx, [card.id])
    const moves = movesFrom(declared, from, stateOf(declared, card.data, counts(card.id)))
    return moves.some(({ step, unmet }) => step === to && unmet.length === 0)
  }
  if (!(await isFree())) throw new CodedError('conflict', { text: 'procedures.errors.byHand' })
}

const asideOf = (changes: readonly Change[], path: string): Change | undefined =>
  changes.findLast(change => change.path === path)

const isOfDocument = ({ path }: Change): boolean => !path.startsWith('@')

/**
 * Returns the net effect of later changes, the newest first: a value that was changed and changed back is unchanged, and a reference to a record
 * that was merged into another is still the same.
 */
async function netChanges(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  card: CardRecord,
  later: readonly { readonly changes: readonly Change[] }[],
): Promise<readonly Change[]> {
  const before = later.reduce<CardValues>(
    (values, { changes }) => applyChanges(values, reversed(changes.filter(isOfDocument))),
    card.data,
  )
  const [then, now] = [
    await followMerges(tx, declaration, before),
    await followMerges(tx, declaration, card.data),
  ]
  const beside = later.flatMap(({ changes }) => changes.filter(change => !isOfDocument(change)))
  return [...diffCards(fieldsOf(declaration), then, now), ...beside]
}

/** Returns true for a record that people have changed since a version: values that were changed back do not count. */
export async function isChangedSince(
  tx: TenantTransaction,
  card: CardRecord,
  version: number,
): Promise<boolean> {
  const declaration = declarationOfId(card.type)
  const later = await changesSince(tx, card.id, version)
  return (
    later.length > 0 &&
    declaration !== undefined &&
    (await netChanges(tx, declaration, card, later)).length > 0
  )
}

/** A locked record, and the revisions of it that are to be taken back, the oldest first. */
export interface TakenBack {
  readonly card: CardRecord
  readonly revisions: OperationOnCard['revisions']
}

/** A record whose values before some revisions are written again. */
interface WayBack {
  readonly card: CardRecord
  readonly values: CardValues
  readonly changes: readonly Change[]
  /** The changes reversed, the newest first. */
  readonly back: readonly Change[]
}

/** Returns what taking back revisions comes to: records that were made go to the bin, deleted ones come back, others get their values. */
async function waysBack(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  all: readonly TakenBack[],
): Promise<{ made: CardRecord[]; deleted: CardRecord[]; changed: WayBack[] }> {
  const [made, deleted, changed]: [CardRecord[], CardRecord[], WayBack[]] = [[], [], []]
  const since = await changesOfSince(
    tx,
    all.flatMap(({ card, revisions: [first] }) =>
      first ? [{ cardId: card.id, version: first.version }] : [],
    ),
  )
  for (const { card, revisions } of all) {
    const [first] = revisions
    if (!first) continue
    const own = new Set(revisions.map(({ version }) => version))
    const later = (since.get(card.id) ?? []).filter(({ version }) => !own.has(version))
    const net = later.length > 0 ? await netChanges(tx, declaration, card, later) : []
    if (first.changes.length === 0) {
      if (net.length > 0) throw new CodedError('changedSince')
      if (!card.deleted_at) made.push(card)
      continue
    }
    const changes = revisions.flatMap(revision => revision.changes)
    requireUntouched(declaration, changes, net)
    if (asideOf(changes, '@deleted')?.after === true) {
      deleted.push(card)
      continue
    }
    if (card.deleted_at) throw new CodedError('changedSince')
    const back = revisions.toReversed().flatMap(revision => reversed(revision.changes))
    const values = applyChanges(card.data, back.filter(isOfDocument))
    await requireWayBack(tx, declaration, card, values)
    changed.push({ card, values, changes, back })
  }
  return { made, deleted, changed }
}

/**
 * Takes back some revisions of records of a type, all together.
 * @throws {CodedError} `changedSince` when someone changed the same fields of one of them later.
 */
export async function takeBackAll(
  tx: TenantTransaction,
  all: readonly TakenBack[],
  writing: Writing,
): Promise<void> {
  const { declaration } = writing
  const { made, deleted, changed } = await waysBack(tx, declaration, all)
  for (const card of deleted) await unbinCard(tx, card, writing)
  await binCards(tx, made, writing)
  const records: CardRecord[] = []
  for (const { card, back } of changed) records.push(await takeBackLinks(tx, card, back, writing))
  const read = await readAllValues(
    tx,
    declaration,
    changed.map(({ values }) => ({ sent: values, before: values })),
  )
  const writes = changed.map(({ card, values, changes, back }, at) => {
    const published = asideOf(back, '@published')?.after
    const cover = asideOf(back, coverPath)
    const coverIsUnchanged = asideOf(changes, coverPath)?.after === card.cover_file_id
    return {
      record: records[at] ?? card,
      values: read[at] ?? values,
      ...(typeof published === 'boolean' && { published }),
      ...(cover && coverIsUnchanged && { coverFileId: cover.after as string | null }),
    }
  })
  if (writes.length > 0) await writeCards(tx, writes, writing)
}

const touchedCards = (touched: ReadonlyMap<string, readonly string[]>): number =>
  [...touched.values()].flat().length

/** Returns the next revisions to undo: those of the record that precedes all others, then the others by id. */
async function nextRevisions(
  tx: TenantTransaction,
  { operationId, firstId }: UndoInput,
  { position, limit }: { readonly position: string | undefined; readonly limit: number },
): Promise<readonly OperationOnCard[]> {
  if (position !== undefined || firstId === undefined)
    return revisionsOfOperation(tx, operationId, { after: position ?? '0', limit })
  const found = await revisionsOfOperation(tx, operationId, { after: String(BigInt(firstId) - 1n), limit: 1 })
  const own = found.filter(({ cardId }) => cardId === firstId)
  // One that left the bin for good is reported, and the others stay as they are: they would refer to nothing.
  const isGone = own.length === 0 && (await cardOfAnyType(tx, firstId)) === undefined
  return isGone ? [{ cardId: firstId, revisions: [] }] : own
}

/** Position after all records: a transaction of its own, because vocabularies are locked before what records share. */
const afterCards = 'terms'

/**
 * Takes back what a long operation did: changed cards get their old values, new ones go to the bin, deleted ones come back.
 * Values changed since are kept and reported. Unused terms that the operation created are removed as well.
 * If something was left, the undo can be started again and continues with it (F-T25).
 */
export const createUndoOperation = (
  { renamed, follow }: Pick<CardsContext, 'renamed' | 'follow'>,
  termsChanged: TermsChanged,
) =>
  defineOperation<UndoInput, string>({
    name: 'cards.undo',
    about: aboutCards,
    async prepare(tx, { operationId, changeId }) {
      // First of all: until it is undone, the old term may not be taken.
      // Taken back in part already, its change of the vocabulary is.
      const isFirst = (await undosOf(tx, operationId)).length === 0
      const news = changeId !== undefined && isFirst ? await undoChange(tx, changeId, termsInUse) : undefined
      const count = await countLeft(tx, operationId)
      if (news) await termsChanged(tx, news)
      return count
    },
    async step({ tx, operationId, input, position, limit, elements }) {
      if (position === afterCards) {
        const editor = editorOf(input.author, operationId)
        await removeMadeTerms(
          tx,
          editor,
          input.operationId,
          termsInUseBeside(await undosOf(tx, input.operationId)),
        )
        return undefined
      }
      const isFirst =
        position === undefined &&
        input.firstId !== undefined &&
        !(await isUndone(tx, input.operationId, input.firstId))
      const revisions = await nextRevisions(tx, isFirst ? input : { ...input, firstId: undefined }, {
        position,
        limit,
      })
      const requireFree = await holdFree(
        tx,
        revisions.map(({ cardId }) => cardId),
      )
      const touched = new Map<string, string[]>()
      const before = new Map<string, CardValues>()
      const ofCard = new Map(revisions.map(({ cardId, revisions: own }) => [cardId, own]))
      const ids = [...ofCard.keys()].filter(id => isFirst || id !== input.firstId)
      await elements(ids, async some => {
        await requireFree(some)
        const cards = await cardsOfAnyType(tx, some)
        if (cards.length < some.length) throw notFound()
        for (const [declaration, alike] of Map.groupBy(cards, ({ type }) => declarationOfId(type))) {
          if (!declaration) throw notFound()
          await takeBackAll(
            tx,
            alike.map(card => ({ card, revisions: ofCard.get(card.id) ?? [] })),
            { declaration, author: input.author, action: 'undone', operationId, renamed },
          )
        }
        await insertUndone(tx, input.operationId, some)
        for (const card of cards) {
          before.set(card.id, card.data)
          const type = declarationOfId(card.type)?.type ?? ''
          touched.set(type, [...(touched.get(type) ?? []), card.id])
        }
      })
      for (const [type, ids] of touched) {
        const declaration = declarationOf(type)
        if (!declaration) continue
        const { accountId } = input.author
        await follow(tx, declaration, { ids, what: 'changed', author: input.author, before })
        await announce(tx, declaration, { ids, what: 'many', accountId })
      }
      if (isFirst) return revisions.length === touchedCards(touched) ? '0' : undefined
      return revisions.length < limit ? afterCards : revisions.at(-1)?.cardId
    },
  })
