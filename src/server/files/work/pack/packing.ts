import type { PictureFormat, pictureSizes } from '#model/api/files/picture-sizes.ts'
import type { FileRow } from '../../store/contents.ts'
import { formatFor } from '../download-route.ts'
import { namedAs, safeName } from '../named-as.ts'
import { type Rendering, renderedAs } from '../render-picture.ts'

/** Sizes in which pictures go into an archive. */
export interface Packing {
  readonly size: 'original' | (typeof pictureSizes)[number]
  readonly format: 'original' | PictureFormat
}

/** Size in which a content goes into an archive; undefined: unchanged. Only pictures have a size. */
export function renderingFor(
  { size, format }: Packing,
  { mime, picture }: Pick<FileRow, 'mime' | 'picture'>,
): Rendering | undefined {
  if ((size === 'original' && format === 'original') || picture === null || !mime.startsWith('image/'))
    return undefined
  return { size: size === 'original' ? null : Number(size), format: formatFor(format, mime) }
}

/** Names for a file in an archive, the best first; the last is free for certain. */
export function packedNames(
  packing: Packing,
  content: Pick<FileRow, 'mime' | 'picture'>,
  { id, name }: { readonly id: string; readonly name: string },
): readonly string[] {
  const rendering = renderingFor(packing, content)
  const plain = safeName(name)
  const whole = rendering ? namedAs(plain, renderedAs[rendering.format].extension) : plain
  const [, base = whole, extension = ''] = whole.match(/^(.+?)(\.[^.]*)?$/s) ?? []
  return [whole, `${base} (${id})${extension}`, `${id} ${whole}`, `${id}/${whole}`]
}
