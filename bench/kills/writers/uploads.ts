import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Upload, UploadBatch } from '#model/api/files/uploads.ts'
import { checkContent } from '#server/files/checks/check-content.ts'
import type { Random } from '../../random.ts'
import { type Museum, Refused, type Writer } from '../writer.ts'

const pieceBytes = 200_000

interface Sent {
  readonly batch: string
  readonly location: string
  readonly content: Uint8Array<ArrayBuffer>
  readonly sha256: string
  /** Bytes that were answered to have arrived. */
  arrived: number
}

const tus = { 'tus-resumable': '1.0.0' }
const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** A file that is kept as it is: a head by which it is known (DICOM), then noise. */
const invented = (bytes: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), randomBytes(bytes)]))

/** Files that come in pieces and go on after a kill where they stopped, and files of forms. */
export function uploadsWriter(): Writer {
  /** Checksums of contents that were answered to be whole. */
  const whole = new Set<string>()
  let under: Sent | undefined
  let count = 0

  async function begin({ call, fetch }: Museum, random: Random): Promise<Sent> {
    const content = invented(pieceBytes * (1 + random.below(4)) + random.below(1000))
    const { id: batch } = await call<UploadBatch>('POST', '/api/v1/upload-batches', {
      files: 1,
      bytes: content.length,
    })
    const metadata = Object.entries({ batch, filename: `scan ${++count}.dcm` })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const { headers } = await fetch('POST', '/api/v1/uploads/', {
      headers: { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata },
    })
    return { batch, location: headers.get('location') ?? '', content, sha256: sha256Of(content), arrived: 0 }
  }

  /** @returns how much has arrived; undefined where it became a file in between. */
  async function offsetOf({ fetch }: Museum, { location }: Sent): Promise<number | undefined> {
    try {
      const { headers } = await fetch('HEAD', location, { headers: tus })
      return Number(headers.get('upload-offset'))
    } catch (error) {
      if (error instanceof Refused && [404, 410].includes(error.status)) return undefined
      throw error
    }
  }

  async function goOn(museum: Museum, sent: Sent): Promise<void> {
    const { fetch, call, acknowledged, report } = museum
    const { content, location, batch } = sent
    let at =
      sent.arrived === content.length ? content.length : ((await offsetOf(museum, sent)) ?? content.length)
    if (at < sent.arrived) {
      report.lost(`${sent.arrived - at} bytes of an upload`)
      sent.arrived = at
    }
    while (at < content.length) {
      const piece = content.slice(at, at + pieceBytes)
      const { headers } = await fetch('PATCH', location, {
        headers: { ...tus, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
        body: piece,
      })
      at = Number(headers.get('upload-offset'))
      sent.arrived = at
      acknowledged('pieces of files')
      if (at === content.length) whole.add(sent.sha256)
    }
    for (let tries = 0; tries < 20; tries++) {
      const { uploads } = await call<{ uploads: Upload[] }>('GET', `/api/v1/upload-batches/${batch}`)
      const [upload] = uploads
      if (upload?.state === 'ready') {
        whole.add(sent.sha256)
        acknowledged('files in pieces')
        under = undefined
        return
      }
      if (upload?.state === 'failed') {
        report.halfWritten(`an upload failed: ${upload.reason}`)
        whole.delete(sent.sha256)
        under = undefined
        return
      }
      await wait(50)
    }
  }

  return {
    name: 'uploads',
    async write(museum, random) {
      if (under || random.below(2) === 0) {
        under ??= await begin(museum, random)
        return goOn(museum, under)
      }
      const content = invented(1000 + random.below(300_000))
      const form = new FormData()
      form.append('file', new Blob([content]), `form ${++count}.dcm`)
      await museum.fetch('POST', '/api/v1/files/', { body: form })
      museum.acknowledged('files of forms')
      whole.add(sha256Of(content))
    },
    async check({ tx, storage, report, isSettled }) {
      const { db, tenantId } = tx
      const files = await db
        .selectFrom('file')
        .where('tenant_id', '=', tenantId)
        .select(['card_id', 'sha256', 'bytes', 'storage_key', 'state'])
        .execute()
      const found = new Set(files.map(({ sha256 }) => sha256))
      for (const file of files) {
        const problem = await checkContent(storage, file, new AbortController().signal)
        if (problem) report.halfWritten(`the content of file ${file.card_id}: ${problem}`)
        if (isSettled && file.state !== 'ready') report.halfWritten(`file ${file.card_id} is ${file.state}`)
      }
      const waiting = under && !isSettled ? under.sha256 : undefined
      for (const sha256 of whole)
        if (!found.has(sha256) && sha256 !== waiting) report.lost(`a file with the checksum ${sha256}`)
      if (!isSettled) return
      const stuck = await db
        .selectFrom('upload')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'processing')
        .select('id')
        .execute()
      for (const { id } of stuck) report.halfWritten(`upload ${id} is looked through for ever`)
    },
  }
}
