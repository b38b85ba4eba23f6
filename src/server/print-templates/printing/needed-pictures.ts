import type { ThumbnailSize } from '#model/api/files.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'

/** Number of pictures of each card that a template shows, the thumbnail they are made of, and pixels of their longest side. */
export interface NeededPictures {
  readonly most: number
  readonly size: ThumbnailSize
  readonly longest: number
}

/** Dots an inch that are enough for paper. */
const density = 200

/** From so many cards on pictures are smaller: those of this size have been made for the gallery. */
const manyCards = 30

const widestThumbnail = 480

/** Heights, in millimetres, at which a template shows pictures, and how many of one card. */
function shownBy(template: PrintTemplate): { readonly most: number; readonly height: number } {
  if (template.family === 'label') {
    const boxes = template.elements.filter(({ type }) => type === 'picture')
    return {
      most: Math.min(1, boxes.length),
      height: Math.max(0, ...boxes.map(box => Math.max(box.width, box.height))),
    }
  }
  let most = 0
  let height = 0
  for (const block of template.blocks) {
    if (block.type === 'table' && block.columns.some(({ path }) => path.endsWith('@picture'))) {
      most = Math.max(most, 1)
      height = Math.max(height, 30)
    }
    if (block.type !== 'each') continue
    for (const inner of block.blocks)
      if (inner.type === 'pictures') {
        most = Math.max(most, inner.most)
        height = Math.max(height, inner.height)
      }
  }
  return { most, height }
}

/** Returns the pictures a template needs for this many records; undefined for none. */
export function neededPictures(template: PrintTemplate, cards: number): NeededPictures | undefined {
  const { most, height } = shownBy(template)
  if (most === 0) return undefined
  const wanted = Math.ceil((height / 25.4) * density)
  const isSmall = cards > manyCards || wanted <= widestThumbnail
  return {
    most,
    size: isSmall ? 480 : 1200,
    // Of thousands each is a stamp, or the document is more than a printer takes.
    longest: Math.min(wanted, cards > 1000 ? 160 : isSmall ? widestThumbnail : 1200),
  }
}
