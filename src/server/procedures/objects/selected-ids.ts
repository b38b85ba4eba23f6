import type { Selection } from '#model/api/cards/shapes.ts'
import { mostAdded } from '#model/api/procedures/objects.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import type { Lines } from '#model/engine/aspects/lines.ts'
import { selectedAfter } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'

/** Ids of the selected records. @throws {CodedError} `invalid_input` where there are more than one call adds. */
export async function selectedIds(
  tx: TenantTransaction,
  lines: Lines,
  selection: Selection,
): Promise<readonly string[]> {
  const ids = await selectedAfter(tx, recordsOfLines(lines), selection, { after: '0', limit: mostAdded + 1 })
  if (ids.length > mostAdded)
    throw new CodedError('invalid_input', {
      fields: { selection: { key: 'tooMany', params: { max: mostAdded } } },
    })
  return ids
}
