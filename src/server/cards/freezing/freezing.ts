import type { Standing } from '#model/api/cards/freeze-endpoints.ts'
import { displayName } from '#model/display-name.ts'
import {
  type Freezes,
  type FrozenState,
  frozenStateId,
  frozenStateOf,
  unmetGuards,
} from '#model/engine/aspects/freezes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { isVisible } from '#model/text/is-visible.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { announce } from '../announce.ts'
import { requireUnlocked } from '../locks/require-lock.ts'
import { namesOf } from '../names/known-names.ts'
import { withNames } from '../names/with-names.ts'
import { recordBeside } from '../save/record-beside.ts'
import { writeCards } from '../save/write-cards.ts'
import type { CardRecord } from '../store/cards.ts'
import {
  annulFrozen,
  frozenOf,
  insertSignature,
  type SignatureRecord,
  signaturesOf,
} from '../store/frozen.ts'
import { authorOf } from '../store/writer.ts'
import { frozenStanding, keepFrozen } from './keep-frozen.ts'

const freezesOf = ({ type, freezes }: CardDeclaration): Freezes => {
  if (!freezes) throw new Error(`Records of type '${type}' are not finished for good`)
  return freezes
}

const presentSignature = ({ signed_at: at, ...row }: SignatureRecord) => ({
  ...row,
  signedAt: at.toISOString(),
})

/** Returns the state of a record: what is missing before it can be finished, or what was frozen and signed since. */
export async function standingOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { id, data }: Pick<CardRecord, 'id' | 'data'>,
): Promise<Standing> {
  const freezes = freezesOf(declaration)
  const { frozen = null, annulled = null, earlier = [] } = (await frozenStanding(tx, id)) ?? {}
  const signatures = Map.groupBy((await signaturesOf(tx, id)).map(presentSignature), ({ sha256 }) => sha256)
  const under = (sha256: string | undefined) => signatures.get(sha256 ?? '') ?? []
  return {
    unmet: frozenStateOf(freezes, data) === 'DRAFT' ? unmetGuards(freezes, data) : [],
    frozen,
    annulled,
    signatures: under(frozen?.sha256),
    earlier: earlier.map(each => ({ ...each, signatures: under(each.sha256) })),
  }
}

/** Notifies open pages and dependent modules that a record changed. */
async function notifyChanged(
  { follow }: CardsContext,
  tx: TenantTransaction,
  { declaration, actor }: Doing,
  { id }: CardRecord,
): Promise<void> {
  const author = await authorOf(tx, actor)
  await follow(tx, declaration, { ids: [id], what: 'changed', author, before: new Map() })
  await announce(tx, declaration, { ids: [id], what: 'saved', accountId: actor.accountId })
}

/** Changes the state of a locked record. */
async function goTo(
  context: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  record: CardRecord,
  { state, details }: { readonly state: FrozenState; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { declaration, actor } = doing
  await requireUnlocked(tx, record.id, actor.accountId)
  const values = { ...record.data, [freezesOf(declaration).state]: { id: frozenStateId(state) } }
  await writeCards(tx, [{ record, values }], {
    declaration,
    author: await authorOf(tx, actor),
    action: 'saved',
    renamed: context.renamed,
    details,
  })
  await notifyChanged(context, tx, doing, record)
}

const requireFinished = (declaration: CardDeclaration, { data }: CardRecord): void => {
  if (frozenStateOf(freezesOf(declaration), data) !== 'FINISHED')
    throw new CodedError('conflict', { text: 'errors.notFinished' })
}

/** Returns the default content to freeze: the heading of a record, and all values with the names of what they refer to. */
async function contentOf(
  tx: TenantTransaction,
  { declaration, actor, language }: Doing,
  { id, number, titles, data, created_at: at }: CardRecord,
) {
  const names = await namesOf(tx, actor, declaration, [data])
  const values = withNames(declaration, data, names, language)
  return { id, number, titles, values, createdAt: at.toISOString() }
}

/**
 * Finishes a locked record: it is frozen as canonical JSON with its SHA-256, and read-only from now on.
 * @throws {CodedError} `conflict` if it is finished already; `locked` while another person edits it; `invalid_input` with unmet conditions.
 */
export async function finishRecord(
  context: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  record: CardRecord,
): Promise<void> {
  const { declaration, actor, language } = doing
  const freezes = freezesOf(declaration)
  if (frozenStateOf(freezes, record.data) !== 'DRAFT')
    throw new CodedError('conflict', { text: 'errors.frozen' })
  const unmet = unmetGuards(freezes, record.data)
  if (unmet.length > 0) throw new CodedError('invalid_input', { text: 'errors.unmet', data: { unmet } })
  const by = { accountId: actor.accountId, name: displayName(actor.person), at: context.clock() }
  const { content = contentOf, finished } = context.freezing()[declaration.type] ?? {}
  const frozenContent = await content(tx, doing, record)
  const finishedBy = { by: by.name, at: by.at.toISOString(), language }
  const { sha256 } = await keepFrozen(tx, record.id, { ...frozenContent, finished: finishedBy }, by)
  await goTo(context, tx, doing, record, { state: 'FINISHED', details: { sha256 } })
  await finished?.(tx, doing, record, { at: by.at })
}

/**
 * Annuls a finished, locked record: it can still be read, but has no further effect.
 * @throws {CodedError} `conflict` if it is not finished, or annulled already; `locked`.
 */
export async function annulRecord(
  context: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  record: CardRecord,
  given: string,
): Promise<void> {
  const { declaration, actor } = doing
  requireFinished(declaration, record)
  const at = context.clock()
  const reason = cleanLines(given)
  await goTo(context, tx, doing, record, { state: 'ANNULLED', details: { reason } })
  await annulFrozen(tx, record.id, { name: displayName(actor.person), at, reason })
  await context.freezing()[declaration.type]?.annulled?.(tx, doing, record, { at, reason })
}

export interface SignatureGiven {
  readonly name: string
  readonly role: string
  readonly place?: string | undefined
  readonly date?: string | undefined
  readonly strokes: readonly (readonly number[])[]
}

/** Points of a signature are kept as whole places of their field; a stroke whose last point has no y loses it. */
const rounded = (strokes: SignatureGiven['strokes']): number[][] =>
  strokes.map(stroke => stroke.slice(0, stroke.length - (stroke.length % 2)).map(Math.round))

/**
 * Signs a finished, locked record; the hash identifies the signed content.
 * @throws {CodedError} `conflict` if it is not finished, or annulled; `invalid_input` for an unreadable name.
 */
export async function signRecord(
  context: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  record: CardRecord,
  { name, role, place = '', date, strokes }: SignatureGiven,
): Promise<Standing['signatures'][number]> {
  const { declaration, actor } = doing
  requireFinished(declaration, record)
  const sha256 = (await frozenOf(tx, record.id))?.sha256
  if (sha256 === undefined) throw new CodedError('conflict', { text: 'errors.notFinished' })
  const line = cleanLine(name)
  if (!isVisible(line)) throw new CodedError('invalid_input', { fields: { name: { key: 'required' } } })
  const at = context.clock()
  await recordBeside(tx, record.id, {
    action: 'saved',
    author: await authorOf(tx, actor),
    details: { signed: line, role, sha256 },
  })
  await notifyChanged(context, tx, doing, record)
  return presentSignature(
    await insertSignature(tx, record.id, {
      name: line,
      role,
      place: cleanLine(place),
      date: date ?? (await dayOf(tx, at)),
      strokes: rounded(strokes),
      sha256,
      signed_at: at,
      account_id: actor.accountId,
    }),
  )
}
