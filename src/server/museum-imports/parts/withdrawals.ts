import { declarationOfId } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cut } from '#model/text/cut.ts'
import { accountElsewhere, cardsForUpdate, noteWithdrawals, writeCards } from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { count, type Taking } from '../imports-context.ts'
import { type Here, recordsHere } from '../mapped.ts'
import { readSettings } from '../read-settings.ts'
import { insertRows } from '../store/rows.ts'

const file = 'settings/site'

/** Characters of a reason that are kept. */
const longestReason = 1000

/** Unpublishes what was published here before its withdrawal came over. */
async function unpublish(tx: TenantTransaction, { author, context }: Taking, records: readonly Here[]) {
  for (const [declaration, some] of Map.groupBy(records, ({ type }) => declarationOfId(type))) {
    if (!declaration) continue
    const ids = some.map(({ id }) => id)
    const published = (await cardsForUpdate(tx, typeIdsOf(declaration), ids)).filter(each => each.published)
    await writeCards(
      tx,
      published.map(record => ({ record, values: record.data, published: false })),
      { declaration, author, action: 'imported', renamed: context.renamed, tidies: true },
    )
  }
}

/**
 * Withdrawals of records with their reasons, before anything is published here: what was withdrawn there is published by nobody until a person here
 * lifts that. Who withdrew it is kept as a name. A withdrawal that was lifted here does not come again.
 */
export async function takeWithdrawals(taking: Taking): Promise<void> {
  const { context, tenantId, from } = taking
  const all = (await readSettings(taking, file, settingRows[file]))?.withdrawals ?? []
  const given = new Map(all.map(withdrawal => [String(withdrawal.card_id), withdrawal]))
  const originOfWithdrawal = (id: string) => `${from.museumKey}/${file}/withdrawal ${id}`
  await context.database.inTenant(tenantId, async tx => {
    const taken = await partsTaken(tx, 'setting', [...given.keys()].map(originOfWithdrawal))
    const open = [...given.keys()].filter(id => !taken.has(originOfWithdrawal(id)))
    const records = await recordsHere(tx, taking, open, { binned: true })
    await unpublish(tx, taking, [...records.values()])
    const added = await insertRows(
      tx,
      'card_withdrawal',
      [...records].map(([id, here]) => ({
        card_id: here.id,
        reason: cut(given.get(id)?.reason ?? '', longestReason),
        at: given.get(id)?.at,
        account_id: accountElsewhere,
        name: cut(given.get(id)?.name ?? '', longestName),
      })),
    )
    for (const id of records.keys())
      await takePart(tx, { origin: originOfWithdrawal(id), part: 'setting' }, null)
    await noteWithdrawals(
      tx,
      [...records.values()].map(({ id }) => id),
    )
    if (added > 0) count(taking, 'withdrawals', added)
  })
}
