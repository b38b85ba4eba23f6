import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Upload, UploadBatch } from '#model/api/files/uploads.ts'
import type { Operation } from '#model/api/operations.ts'
import { catalogue, until, type Visitor, type Work } from '../visitor.ts'

const megabyte = 1024 ** 2
/** As the client cuts files. */
const pieceBytes = 8 * megabyte

/** Files that come in and are looked at. */
export function fileWorks({ person, ids, ask, ended }: Visitor): readonly Work[] {
  const known = { picture: '' }
  const authorization = () => `Bearer ${person.token}`

  async function picture(): Promise<void> {
    const size = { width: 6000, height: 4000, channels: 3 as const }
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const content = await sharp({ create: { ...size, background: '#a52', noise } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), 'large.jpg')
    const answer = await fetch(`${person.address}/api/v1/files/`, {
      method: 'POST',
      headers: { authorization: authorization() },
      body: form,
    })
    if (!answer.ok) throw new Error(await answer.text())
    known.picture = ((await answer.json()) as { result: { id: string }[] }).result[0]?.id ?? ''
  }

  /** By the protocol of tus. */
  async function large(megabytes: number): Promise<void> {
    const bytes = megabytes * megabyte
    const { id: batch } = await ask<UploadBatch>('POST', '/api/v1/upload-batches', { files: 1, bytes })
    const metadata = Object.entries({ batch, filename: 'scan.dcm' })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const tus = { authorization: authorization(), 'tus-resumable': '1.0.0' }
    const made = await fetch(`${person.address}/api/v1/uploads/`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
    })
    const location = new URL(made.headers.get('location') ?? '', person.address)
    for (let at = 0; at < bytes; at += pieceBytes) {
      const piece = randomBytes(Math.min(pieceBytes, bytes - at))
      // A head by which it is known (DICOM): it is kept as it is.
      if (at === 0) piece.fill(0, 0, 128).write('DICM', 128)
      const answer = await fetch(location, {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': String(at),
          'content-type': 'application/offset+octet-stream',
        },
        body: piece,
      })
      if (!answer.ok) throw new Error(`a piece was answered ${answer.status}`)
    }
    const { uploads } = await until(
      () => ask<{ uploads: Upload[] }>('GET', `/api/v1/upload-batches/${batch}`),
      ({ uploads: [upload] }) => upload?.state === 'ready' || upload?.state === 'failed',
    )
    if (uploads[0]?.state !== 'ready') throw new Error(uploads[0]?.reason ?? 'it failed')
  }

  const ofPicture = (name: string, rest: string): Work => ({
    name,
    run: () => ask('GET', `/api/v1/files/${known.picture}${rest}`),
  })
  return [
    { name: 'a picture of 24 megapixels', run: picture },
    ofPicture('a thumbnail of it', '/thumbnail?size=480'),
    ofPicture('what it says of itself', '/iiif/info.json'),
    {
      name: 'forty tiles of it',
      run: () =>
        Promise.all(
          Array.from({ length: 40 }, (_, at) =>
            ask(
              'GET',
              `/api/v1/files/${known.picture}/iiif/${(at % 8) * 512},${Math.floor(at / 8) * 512},512,512/512,512/0/default.jpg`,
            ),
          ),
        ),
    },
    ofPicture('files like it', '/similar'),
    ofPicture('facts about it', '/facts'),
    { name: 'list of files', run: () => ask('GET', '/api/v1/files/?blocksize=100') },
    { name: 'a file of 200 megabytes', run: () => large(200) },
    {
      name: 'attach a picture to 300 objects',
      run: async () => {
        for (const id of ids.slice(0, 300))
          await ask('PUT', `${catalogue}/${id}/items`, { type: 'file', itemId: known.picture })
      },
    },
    {
      name: 'all files as a package',
      run: async () => ended(await ask<Operation>('POST', '/api/v1/file-packages', { selection: {} })),
    },
  ]
}
