import { startBatch } from '#model/api/files/uploads.ts'
import { attachedType } from '#model/cards/card-types.ts'
import type { AttachTo } from '../../../cards/files/upload-slot.ts'
import { areaOf } from '../../../cards/linked-cards.ts'
import { call } from '../../../platform/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { thisTab } from '../queue/this-tab.ts'
import type { UploadItem } from '../queue/upload-item.ts'
import { uploadQueue } from '../queue/upload-queue.ts'
import { bytesOf, type ReviewRow } from './review-row.ts'

let nextKey = 1

const itemOf = (
  row: ReviewRow,
  place: number,
  batchId: string,
  coverKey: number | undefined,
): UploadItem => ({
  key: `${thisTab}.${nextKey++}`,
  batchId,
  name: row.file.name,
  folder: row.folder,
  type: row.file.type,
  bytes: row.file.size,
  lastModified: row.file.lastModified,
  place,
  cover: row.key === coverKey,
  sha256: row.sha256,
  file: row.file,
  handle: row.handle,
  address: undefined,
  state: 'queued',
  sent: 0,
  speed: 0,
  reason: undefined,
  canRetry: false,
  fileId: undefined,
  duplicates: [],
})

/** Files the museum has already are linked with the card, and one of them made its cover, in place of uploading them again. */
async function attachKnown(
  rows: readonly ReviewRow[],
  { type, id }: AttachTo,
  coverKey: number | undefined,
): Promise<number> {
  const endpoints = areaOf(type)?.endpoints
  const files = rows.filter(({ choice }) => choice === 'attach')
  const itemIds = [...new Set(files.flatMap(({ known }) => known[0]?.id ?? []))]
  if (!endpoints || itemIds.length === 0) return 0
  await call(endpoints.linkItems, { params: { id }, body: { type: attachedType, itemIds, association: '1' } })
  const cover = files.find(({ key }) => key === coverKey)?.known[0]?.id
  if (cover !== undefined) await call(endpoints.setCover, { params: { id }, body: { id, fileId: cover } })
  void queryClient.invalidateQueries({ queryKey: [endpoints.read.name] })
  return itemIds.length
}

/**
 * Begins a batch of the rows that are to be uploaded, in their order, and attaches those that are there already.
 * @returns how many were attached as they are
 * @throws {CallError} where the server does not take the batch: then nothing was sent
 */
export async function startUploads(
  rows: readonly ReviewRow[],
  attachTo: AttachTo | undefined,
  coverKey: number | undefined,
): Promise<number> {
  const sent = rows.filter(({ choice }) => choice === 'upload')
  if (sent.length > 0) {
    const batch = await call(startBatch, {
      body: {
        ...(attachTo && { attachTo: { type: attachTo.type, id: attachTo.id } }),
        files: sent.length,
        bytes: bytesOf(rows),
      },
    })
    uploadQueue.add(sent.map((row, place) => itemOf(row, place, batch.id, coverKey)))
  }
  return attachTo ? attachKnown(rows, attachTo, coverKey) : 0
}
