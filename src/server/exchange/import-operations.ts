import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { defineOperation, type OperationDefinition } from '#server/platform/operations/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import type { TakePicturesInput } from './pictures/take-pictures.ts'
import { createBatchWorker, type ImportInput, type ImportPosition } from './rows/work-batch.ts'
import { clearNamed } from './store/archives.ts'
import { importForUpdate } from './store/imports.ts'
import { clearNames } from './store/names.ts'
import { clearPictures } from './store/pictures.ts'
import { clearRows } from './store/rows.ts'

export type ImportOperation = OperationDefinition<ImportInput, ImportPosition>

async function prepare(tx: TenantTransaction, { importId }: ImportInput): Promise<number> {
  const record = await importForUpdate(tx, importId)
  if (!record) throw notFound()
  await clearRows(tx, importId)
  await clearPictures(tx, importId)
  await clearNamed(tx, importId)
  return record.found.rowCount
}

/** The same for a check, which says anew what is found about names; of a load, what its check found stays. */
async function prepareCheck(tx: TenantTransaction, input: ImportInput): Promise<number> {
  await clearNames(tx, input.importId)
  return prepare(tx, input)
}

/** The two works on an import: the check, which writes nothing of the catalogue, and the load, which can be taken back as a whole. */
export function importOperations(
  context: ExchangeContext,
  pictures: JobDefinition<TakePicturesInput>,
): {
  readonly check: ImportOperation
  readonly load: ImportOperation
} {
  const work = createBatchWorker(context, pictures)
  return {
    check: defineOperation({
      name: 'import.check',
      prepare: prepareCheck,
      step: each => work(each, { load: false }),
    }),
    load: defineOperation({
      name: 'cards.import',
      canUndo: true,
      prepare,
      step: each => work(each, { load: true }),
    }),
  }
}
