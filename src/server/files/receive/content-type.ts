import { buffer } from 'node:stream/consumers'
import type { BytesToRead } from '#server/platform/confined/spoken.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { isolated } from '../processing/pictures/isolated/isolated.ts'
import { twice } from '../processing/twice.ts'
import { type ContentType, keptType } from './types/kept-types.ts'

const notKept = (cause?: unknown) => new CodedError('invalid_input', { text: 'errors.fileNotKept', cause })

/**
 * The type of a stored content by what is in it, whatever its name. It is read in a process of its own, which asks for the parts it needs.
 * @throws {CodedError} `invalid_input` for what is not kept, with what it is.
 */
export async function contentType(storage: Storage, key: string, size: number): Promise<ContentType> {
  let unread: unknown
  const read = async ({ start, length }: BytesToRead) => {
    try {
      return await buffer(await storage.get(key, { start, end: Math.min(size, start + length) - 1 }))
    } catch (error) {
      unread = error
      throw error
    }
  }
  const found = await twice(() => isolated('typeOf', { size }, read)).catch(error => {
    // A storage that does not answer says nothing of the content.
    if (unread !== undefined) throw unread
    throw error instanceof CodedError ? error : notKept(error)
  })
  const { mime, extension } = found
  const type = keptType(mime)
  if (!type || !/^\w{1,8}$/.test(extension)) throw notKept()
  return { ...type, extension }
}
