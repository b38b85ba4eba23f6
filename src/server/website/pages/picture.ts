import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { PublicPicture } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { type PageContext, say } from './page-context.ts'

/** Longest sides in which browsers are offered a picture. Those of a wall are small enough to be made as quickly as tiles. */
const sides = { wall: [240, 480], stage: [480, 720, 960, 1440, 2000] } as const

/** Ratios beyond which a picture stands whole on its ground, so that a row is not one picture. */
const leastRatio = 0.5
const mostRatio = 3

export const ratioOf = ({ width, height }: PublicPicture): number =>
  Math.min(mostRatio, Math.max(leastRatio, width / height))

const addressAt = ({ site }: PageContext, { name }: PublicPicture, side: number): string =>
  `${site.url}/iiif/image/3/${name}/full/!${side},${side}/0/default.jpg`

/** Returns the width that a picture has when its longest side is so long. */
const widthAt = ({ width, height }: PublicPicture, side: number): number =>
  Math.max(1, Math.round((side * width) / Math.max(width, height)))

/** Position of a picture on a page. */
interface Place {
  readonly title: string
  readonly place: keyof typeof sides
  /** The width it has on the page, as browsers are told. */
  readonly sizes: string
  readonly isFirst: boolean
}

/** A picture in the sizes that browsers choose from. */
export function picture(
  context: PageContext,
  shown: PublicPicture,
  { title, sizes: width, place, isFirst }: Place,
): Part {
  const { alternativeText } = shown.card.values as { readonly alternativeText?: Translated }
  const alt =
    (alternativeText && inLanguage(alternativeText, context.language)) || say(context, 'pictureOf', { title })
  const offered = sides[place]
    .map(side => `${addressAt(context, shown, side)} ${widthAt(shown, side)}w`)
    .join(', ')
  return html`<img src="${addressAt(context, shown, place === 'wall' ? 480 : 960)}" srcset="${offered}" sizes="${width}" width="${shown.width}" height="${shown.height}" alt="${alt}"${isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`}>`
}
