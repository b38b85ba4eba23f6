import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { CodedError } from '#server/platform/errors.ts'
import { describeLooks, type Looks } from './describe-looks.ts'
import { openAnyPicture } from './open-any-picture.ts'
import { firstSize } from './picture-limits.ts'

/** Beyond this many pixels a few bytes could keep the server busy for long; what people search by has far fewer. */
const mostPixels = 120_000_000

const noPicture = () => new CodedError('invalid_input', { text: 'searches.looks.noPicture' })
const broken = (cause?: unknown) => new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })

/**
 * Describes a picture that is not stored, in the same steps as one that is, so that the same picture is described the same.
 * @param path of a file that anybody may have sent
 * @throws {CodedError} `invalid_input` for what is no picture, cannot be shown, is damaged or huge.
 */
export async function lookOnce({ path }: { readonly path: string }): Promise<Looks> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (!type?.mime.startsWith('image/')) throw noPicture()
  try {
    const picture = await openAnyPicture(path, type.mime)
    if (!picture) throw noPicture()
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels) throw broken()
    const { data, info } = await picture
      .resize(firstSize, firstSize, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return await describeLooks(sharp(data, { raw: info }))
  } catch (error) {
    throw error instanceof CodedError ? error : broken(error)
  }
}
