import { Metadata } from '@tus/server'
import type { UploadMetadata } from '#model/api/files/uploads.ts'
import { isId } from '#model/ids.ts'
import { CodedError } from '#server/platform/errors.ts'
import { cleanFolder, cleanName } from '../receive/clean-name.ts'
import type { NewUpload } from './store/uploads.ts'

const wrong = (cause?: unknown) => new CodedError('invalid_request', { cause })

type Headers = Readonly<Record<string, string | string[] | undefined>>

const one = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function metadataOf(headers: Headers): Partial<UploadMetadata> {
  try {
    return Metadata.parse(one(headers, 'upload-metadata')) as Partial<UploadMetadata>
  } catch (error) {
    throw wrong(error)
  }
}

/**
 * What is said of an upload when it is made.
 * @throws {CodedError} `invalid_request` for what is not said as the protocol wants it, `not_found` for what can be no batch.
 */
export function readMetadata(headers: Headers): Omit<NewUpload, 'id'> {
  const { batch, filename, folder, sha256, place, cover } = metadataOf(headers)
  const length = one(headers, 'upload-length') ?? ''
  if (one(headers, 'tus-resumable') !== '1.0.0' || !/^\d{1,15}$/.test(length) || !filename) throw wrong()
  if (sha256 && !/^[0-9a-f]{64}$/i.test(sha256)) throw wrong()
  if (!batch || !isId(batch)) throw new CodedError('not_found', { text: 'errors.uploadNoBatch' })
  return {
    batchId: batch,
    name: cleanName(filename),
    folder: cleanFolder(folder ?? ''),
    bytes: Number(length),
    sha256: sha256?.toLowerCase() || null,
    place: /^\d{1,9}$/.test(place ?? '') ? Number(place) : 0,
    cover: cover === 'true',
  }
}
