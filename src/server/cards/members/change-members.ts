import { declarationOf } from '#model/cards/declarations.ts'
import type { CardValues, Members } from '#model/engine/define-card.ts'
import { rowsOf } from '#model/engine/values.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { mayDo } from '../access/abilities-of.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { lockInfoOf } from '../locks/lock-info.ts'
import { locksOf } from '../locks/locks-of.ts'
import { titleIn } from '../names/title-in.ts'
import { countsByName } from '../read/link-items.ts'
import type { Write } from '../save/plan-writes.ts'
import { newRowId } from '../save/read-values.ts'
import { writeCards } from '../save/write-cards.ts'
import { type CardRecord, cardsForUpdate } from '../store/cards.ts'
import { linkCounts } from '../store/link-counts.ts'
import { holdRegister } from '../store/register.ts'
import { authorOf } from '../store/writer.ts'

const isOf = ({ link }: Members, row: CardValues, id: string): boolean =>
  (row[link] as { readonly id?: string } | undefined)?.id === id

/** Returns the values of a record with or without the reference to the one it belongs to; unchanged if they are so already. */
function belonging(members: Members, values: CardValues, id: string, belongs: boolean): CardValues {
  const { [members.list]: list, ...rest } = values
  const rows = rowsOf(list)
  const known = rows.some(row => isOf(members, row, id))
  if (known === belongs) return values
  if (belongs) return { ...values, [members.list]: [...rows, { id: newRowId(), [members.link]: { id } }] }
  const left = rows.filter(row => !isOf(members, row, id))
  return left.length === 0 ? rest : { ...values, [members.list]: left }
}

/** @throws {CodedError} `locked` while someone else edits one of the records: with the first editor, and the names of all. */
async function requireFree(
  tx: TenantTransaction,
  { actor, language }: Doing,
  records: readonly CardRecord[],
): Promise<void> {
  const locks = await locksOf(
    tx,
    records.map(({ id }) => id),
  )
  const foreign = new Map(
    locks.filter(({ accountId }) => accountId !== actor.accountId).map(lock => [lock.cardId, lock]),
  )
  const [first] = foreign.values()
  if (!first) return
  const items = records.flatMap(({ id, number, titles }) => {
    const lock = foreign.get(id)
    return lock ? [{ id, number, title: titleIn(titles, language), userName: lock.name }] : []
  })
  throw new CodedError('locked', { data: { ...lockInfoOf(first, actor.accountId), items } })
}

export interface MembersAnswer {
  readonly changed: string[]
  readonly relatedEntitiesCount: Record<string, number>
}

/**
 * Puts cards into another one, or takes them out, by the field with which they say so themselves; all or none (C-E01).
 * @throws {CodedError} `forbidden` without the right to change the members, `locked` while someone else edits one of them,
 *   `invalid_input` when one of them is not there.
 */
export const changeMembers = (
  { database, renamed }: CardsContext,
  doing: Doing,
  id: string,
  itemIds: readonly string[],
  belongs: boolean,
): Promise<MembersAnswer> => {
  const { declaration, actor } = doing
  const { members } = declaration
  const of = members && declarationOf(members.type)
  if (!members || !of) throw notFound()
  if (!mayDo(of, actor, 'update')) throw forbidden()
  const ids = [...new Set(itemIds)]
  return database.inTenant(actor.tenantId, async tx => {
    const records = await cardsForUpdate(tx, [cardTypes[members.type]], ids)
    await holdRegister(tx)
    await existingCard(tx, declaration, id)
    if (records.length !== ids.length)
      throw new CodedError('invalid_input', { fields: { itemIds: { key: 'link' } } })
    await requireFree(tx, doing, records)
    const writes = records.map(
      (record): Write => ({ record, values: belonging(members, record.data, id, belongs) }),
    )
    const written = await writeCards(tx, writes, {
      declaration: of,
      author: await authorOf(tx, actor),
      action: belongs ? 'addedTo' : 'takenOut',
      renamed,
    })
    const changed = written.flatMap(({ record, changes }) => (changes.length > 0 ? [record.id] : []))
    if (changed.length > 0) {
      await announce(tx, of, { ids: changed, what: 'saved', accountId: actor.accountId })
      await announce(tx, declaration, { ids: [id], what: 'linked', accountId: actor.accountId })
    }
    return { changed, relatedEntitiesCount: countsByName((await linkCounts(tx, actor, [id])).get(id)) }
  })
}
