import { declarationOf } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { announce, authorOf, mayDo, presentCards, readValues, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { Asker, AuditsContext } from './audits-context.ts'

/** Where an object was found, on which day, and in which audit. */
export interface Move {
  readonly objectId: string
  readonly locationId: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly note: string
}

const latestDay = (movements: readonly { readonly when?: string }[]): string =>
  movements
    .map(({ when }) => when ?? '')
    .toSorted()
    .at(-1) ?? ''

/**
 * Writes a movement into the card of an object that is held and that nobody edits, as anybody would who moved it: its location follows, and history tells of it. Where the catalogue
 * has a later movement already, it happened today.
 * @throws {CodedError} `forbidden` without the right to change objects; `conflict` where it is gone.
 */
export async function moveObject(
  tx: TenantTransaction,
  { renamed }: AuditsContext,
  { actor }: Asker,
  { objectId, locationId, day, note }: Move,
): Promise<void> {
  const declaration = declarationOf('object')
  if (!declaration || !mayDo(declaration, actor, 'update')) throw forbidden()
  const [record] = await presentCards(tx, typeIdsOf(declaration), [objectId])
  if (!record) throw new CodedError('conflict', { text: 'audits.errors.gone' })
  const { movements = [], location } = record.data as {
    readonly movements?: readonly { readonly when?: string }[]
    readonly location?: { readonly room?: { readonly id: string } }
  }
  if (location?.room?.id === locationId) return
  const when = latestDay(movements) > day ? await todayOf(tx) : day
  const sent = { ...record.data, movements: [...movements, { to: { id: locationId }, when, note }] }
  const values = await readValues(tx, declaration, sent, record.data)
  await writeCards(tx, [{ record, values }], {
    declaration,
    author: await authorOf(tx, actor),
    action: 'saved',
    renamed,
  })
  await announce(tx, declaration, { ids: [objectId], what: 'saved', accountId: actor.accountId })
}
