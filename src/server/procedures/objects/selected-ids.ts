import type { Selection } from '#model/api/cards/shapes.ts'
import { mostAdded } from '#model/api/procedures/objects.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import type { Lines } from '#model/engine/aspects/lines.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { refuseUnreadable, selectedAfter } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'

/**
 * Ids of the selected records.
 * @throws {CodedError} `forbidden` and `invalid_input` for a search that the person may not make; `invalid_input` where there are more records than
 * one call adds.
 */
export async function selectedIds(
  tx: TenantTransaction,
  actor: MuseumActor,
  lines: Lines,
  selection: Selection,
): Promise<readonly string[]> {
  const declaration = recordsOfLines(lines)
  if (!('ids' in selection || isAllowed(actor, { permissions: declaration.permissions.read })))
    throw forbidden()
  refuseUnreadable(actor, declaration, selection)
  const ids = await selectedAfter(tx, declaration, selection, { after: '0', limit: mostAdded + 1 })
  if (ids.length > mostAdded)
    throw new CodedError('invalid_input', {
      fields: { selection: { key: 'tooMany', params: { max: mostAdded } } },
    })
  return ids
}
