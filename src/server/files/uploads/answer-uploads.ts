import type { Upload, UploadBatch } from '#model/api/files/uploads.ts'
import { attachedType } from '#model/record-types.ts'
import { cardItems, mayOpen, type Reader, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { IncomingFiles } from './incoming-files.ts'
import { reasonText } from './reason.ts'
import type { BatchRow } from './store/batches.ts'
import { checksumsOf, filesWithContents } from './store/known.ts'
import { countsOf, type UploadRow } from './store/uploads.ts'

/** Batches as the API presents them. */
export async function answerBatches(
  tx: TenantTransaction,
  rows: readonly BatchRow[],
  reader: Reader,
): Promise<UploadBatch[]> {
  const counts = await countsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const cards = await cardItems(
    tx,
    rows.flatMap(({ attach_id }) => attach_id ?? []),
    reader,
  )
  const titles = new Map(cards.map(({ id, title }) => [id, title]))
  return rows.map(row => {
    const { ready = 0, failed = 0 } = counts.get(row.id) ?? {}
    const title = row.attach_id === null ? undefined : titles.get(row.attach_id)
    return {
      id: row.id,
      startedAt: row.started_at.toISOString(),
      by: (row.author.onBehalfOf ?? row.author).name,
      attachTo:
        title === undefined || row.attach_id === null || row.attach_type === null
          ? null
          : { type: row.attach_type, id: row.attach_id, title },
      total: row.files,
      ready,
      failed,
      undoneAt: row.undone_at?.toISOString() ?? null,
    }
  })
}

type Duplicates = Upload['duplicates']

/** Files with the same contents, by checksum. */
export async function duplicatesOf(
  tx: TenantTransaction,
  sha256: readonly string[],
  { actor, language }: Reader,
): Promise<ReadonlyMap<string, Duplicates>> {
  if (!mayOpen(actor, attachedType)) return new Map()
  const found = await filesWithContents(tx, sha256)
  return new Map(
    [...Map.groupBy(found, file => file.sha256)].map(([sum, files]) => [
      sum,
      files.map(({ id, titles }) => ({ id, title: titleIn(titles, language) || '---' })),
    ]),
  )
}

interface AnswerOptions extends Reader {
  readonly texts: TextBook
  readonly incoming: IncomingFiles
}

/** Uploads as the API presents them, with what else has the same content. */
export async function answerUploads(
  tx: TenantTransaction,
  rows: readonly UploadRow[],
  { actor, language, texts, incoming }: AnswerOptions,
): Promise<Upload[]> {
  const sums = await checksumsOf(
    tx,
    rows.flatMap(({ file_id }) => file_id ?? []),
  )
  const known = await duplicatesOf(tx, [...sums.values()], { actor, language })
  return Promise.all(
    rows.map(async (row): Promise<Upload> => {
      const sum = row.file_id === null ? undefined : sums.get(row.file_id)
      const others = sum === undefined ? [] : (known.get(sum) ?? [])
      const bytes = Number(row.bytes)
      return {
        id: row.id,
        name: row.name,
        folder: row.folder,
        bytes,
        received:
          row.state === 'uploading' ? ((await incoming.received(row.id)) ?? 0) : row.arrived ? bytes : 0,
        state: row.state,
        reason: reasonText(texts, language, row),
        canRetry: row.state === 'failed' && row.arrived,
        fileId: row.file_id,
        duplicates: others.filter(({ id }) => id !== row.file_id),
      }
    }),
  )
}
