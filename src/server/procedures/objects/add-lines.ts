import type { Selection } from '#model/api/cards/shapes.ts'
import { mostAdded } from '#model/api/procedures/objects.ts'
import { recordsOfLines, typesOfLines } from '#model/cards/records-of-lines.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { selectedAfter } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { insertObjects } from '../store/objects.ts'

/** Ids of the selected records that procedures of a type can be about. @throws {CodedError} `invalid_input` where there are more than one call adds. */
export async function selectedIds(
  tx: TenantTransaction,
  { lines }: ProcedureDeclaration,
  selection: Selection,
): Promise<readonly string[]> {
  const ids = await selectedAfter(tx, recordsOfLines(lines), selection, { after: '0', limit: mostAdded + 1 })
  if (ids.length > mostAdded)
    throw new CodedError('invalid_input', {
      fields: { selection: { key: 'tooMany', params: { max: mostAdded } } },
    })
  return ids
}

/** Adds lines to a procedure about those of some records that its type can be about, in the order given. @returns the ids of those added. */
export const addLines = (
  tx: TenantTransaction,
  id: string,
  { lines }: ProcedureDeclaration,
  about: readonly string[],
): Promise<readonly string[]> => insertObjects(tx, id, typesOfLines(lines), about)
