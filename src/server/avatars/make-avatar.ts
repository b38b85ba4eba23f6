import { writeFile } from 'node:fs/promises'
import { avatarSize, avatarTypes } from '#model/api/avatars.ts'
import type { ProblemKey } from '#model/validation/validators.ts'
import { makePortrait } from '#server/files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { withTemporaryFile } from '#server/platform/storage/index.ts'
import type { AvatarOwner } from './store.ts'

/** Returns the problem with the file, for its field. */
export const wrongPicture = (key: ProblemKey, params: Record<string, number> = {}) =>
  new CodedError('invalid_input', { fields: { file: { key, params } } })

/** A person's picture is cropped to a square at its centre; a museum's is kept whole, with its transparency. */
const shapes = { person: 'square', museum: 'whole' } as const satisfies Record<AvatarOwner['kind'], string>

/**
 * A small WebP, upright, in sRGB, without the file's metadata.
 * @throws {CodedError} `invalid_input` for a file that is not a picture, is damaged or too large, or has a format that is not accepted (SVG can run scripts).
 */
export const makeAvatar = (content: Buffer, kind: AvatarOwner['kind']): Promise<Uint8Array> =>
  withTemporaryFile(async path => {
    await writeFile(path, content, { mode: 0o600 })
    const made = await makePortrait({
      path,
      types: avatarTypes,
      shape: shapes[kind],
      size: avatarSize,
    }).catch(() => ({ problem: 'damaged' as const }))
    if ('picture' in made) return made.picture
    throw wrongPicture(made.problem === 'type' ? 'pictureType' : 'pictureDamaged')
  })
