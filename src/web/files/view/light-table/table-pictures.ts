import type { CardAnswer, LinkItem } from '#model/api/cards/shapes.ts'

/** The files of a card that can be seen, its cover first. */
export function tablePictures({ files, fileCoverId }: CardAnswer): readonly LinkItem[] {
  const seen = files.filter(({ thumbnailUrl }) => thumbnailUrl !== null)
  return [...seen.filter(({ id }) => id === fileCoverId), ...seen.filter(({ id }) => id !== fileCoverId)]
}
