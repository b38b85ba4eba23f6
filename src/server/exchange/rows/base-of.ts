import { applyChanges, reversed } from '#model/engine/apply-changes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type CardRecord, changesSince } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * What a row's person had before them: the card as it was when the table was exported, so that what others changed since is not taken
 * for a change of the table.
 */
export async function baseOf(
  tx: TenantTransaction,
  record: CardRecord,
  version: string,
): Promise<CardValues> {
  const known = Number(version)
  if (version === '' || !Number.isSafeInteger(known) || known < 1 || known >= record.version)
    return record.data
  const since = await changesSince(tx, record.id, known)
  return since.reduce<CardValues>(
    (values, { changes }) =>
      applyChanges(values, reversed(changes.filter(({ path }) => !path.startsWith('@')))),
    record.data,
  )
}
