import type { FastifyRequest } from 'fastify'
import { mostAvatarBytes } from '#model/api/avatars.ts'
import { CodedError } from '#server/platform/errors.ts'
import { wrongPicture } from './make-avatar.ts'

const limits = { fileSize: mostAvatarBytes, files: 1, fields: 5, fieldSize: 1000 }

/** The one file of a form. @throws {CodedError} `invalid_request` without a form; `invalid_input` without a file, or one too large. */
export async function readForm(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new CodedError('invalid_request', { text: 'errors.uploadNoFile' })
  const part = await request.file({ limits, throwFileSizeLimit: false })
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw wrongPicture('required')
  }
  const content = await part.toBuffer()
  if (part.file.truncated) throw wrongPicture('pictureTooLarge', { megabytes: mostAvatarBytes / 1024 ** 2 })
  if (content.length === 0) throw wrongPicture('required')
  return content
}
