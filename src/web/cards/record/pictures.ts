import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import type { StagePicture } from '../../ui/read/PictureStage.tsx'
import type { CardArea } from '../card-area.ts'

/** Returns true for records with a place for pictures: their type is recognised by pictures, or they have some. */
export const hasPictures = ({ declaration }: CardArea, { files }: CardAnswer): boolean =>
  declaration.pictured === true || files.some(({ thumbnailUrl: thumb }) => thumb !== null)

/** The files of a card that can be seen, its cover first. */
export function picturesOf(
  { id, files, fileCoverId, heading, thumbnailUrl: thumbnail }: CardAnswer,
  label: (position: number) => string,
): readonly StagePicture[] {
  // A record that is a picture is its own cover.
  const own = fileCoverId === id ? [{ id, title: heading, thumbnailUrl: thumbnail }] : []
  const seen = [...own, ...files.filter(({ thumbnailUrl: thumb }) => thumb !== null)]
  const ordered = [
    ...seen.filter(({ id }) => id === fileCoverId),
    ...seen.filter(({ id }) => id !== fileCoverId),
  ]
  return ordered.map(({ id, title }, index) => ({
    id,
    src: thumbnailUrl(id, 1200),
    srcSet: `${thumbnailUrl(id, 480)} 480w, ${thumbnailUrl(id, 1200)} 1200w, ${thumbnailUrl(id, 2400)} 2400w`,
    thumb: thumbnailUrl(id, 160),
    alt: title || heading,
    label: label(index + 1),
  }))
}
