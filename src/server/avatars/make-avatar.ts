import { writeFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { avatarSize, avatarTypes } from '#model/api/avatars.ts'
import type { ProblemKey } from '#model/validation/validators.ts'
import { openAnyPicture } from '#server/files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { withTemporaryFile } from '#server/platform/storage/index.ts'
import type { AvatarOwner } from './store.ts'

/** Beyond this many pixels a few bytes could keep the server busy for long; no camera that takes portraits has more. */
const mostPixels = 120_000_000

/** What is wrong with the file, said at its field. */
export const wrongPicture = (key: ProblemKey, params: Record<string, number> = {}) =>
  new CodedError('invalid_input', { fields: { file: { key, params } } })

/** A person's picture is the square in its middle; a museum's stays whole, with what is transparent in it. */
const shapes: Readonly<
  Record<AvatarOwner['kind'], (picture: Sharp, width: number, height: number) => Sharp>
> = {
  person: (picture, width, height) => {
    const side = Math.min(avatarSize, width, height)
    return picture.resize(side, side, { fit: 'cover' })
  },
  museum: picture => picture.resize(avatarSize, avatarSize, { fit: 'inside', withoutEnlargement: true }),
}

/**
 * A small WebP of what was sent, upright, in sRGB, without anything the file said beside its picture.
 * @throws {CodedError} `invalid_input` for what is no picture, of a format that is not taken (SVG can run scripts), damaged or huge.
 */
export async function makeAvatar(content: Buffer, kind: AvatarOwner['kind']): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined)
  if (!type || !avatarTypes.includes(type.mime)) throw wrongPicture('pictureType')
  return withTemporaryFile(async path => {
    await writeFile(path, content, { mode: 0o600 })
    try {
      const picture = await openAnyPicture(path, type.mime)
      if (!picture) throw wrongPicture('pictureDamaged')
      const { width, height } = (await picture.metadata()).autoOrient
      if (width * height > mostPixels) throw wrongPicture('pictureDamaged')
      return await shapes[kind](picture, width, height)
        .toColourspace('srgb')
        .webp({ quality: 86, smartSubsample: true })
        .toBuffer()
    } catch (error) {
      throw error instanceof CodedError ? error : wrongPicture('pictureDamaged')
    }
  })
}
