import { longestSide } from '#model/files/iiif/image-request.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { closedSide, licenceOf } from '#model/open/licences.ts'
import type { PublicPicture } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { type PageContext, say } from './page-context.ts'

/** Longest sides in which browsers are offered a picture. Those of a wall are small enough to be made as quickly as tiles. */
const sides = { thumb: [120, 240], wall: [240, 480, 720], stage: [480, 720, 960, 1440, 2000] } as const

/** The side that browsers get that cannot choose. */
const plainSide = { thumb: 120, wall: 480, stage: 960 } as const

/** Ratios beyond which a picture stands whole on its ground, so that a row is not one picture. */
const leastRatio = 0.5
const mostRatio = 3

/** Returns the longest side in which everybody gets a picture. */
export const longestShown = ({ card, width, height }: PublicPicture): number =>
  Math.min(width > height ? width : height, licenceOf(card).isOpen ? longestSide : closedSide)

/** Returns width by height, within what a row of pictures can hold. */
export const ratioOf = ({ width, height }: PublicPicture): number =>
  Math.min(mostRatio, Math.max(leastRatio, width / height))

/** Base of all addresses of a picture. */
export const pictureBase = ({ site }: PageContext, { name }: PublicPicture): string =>
  `${site.url}/iiif/image/3/${name}`

/** Address of a whole picture of which no side is longer than so many pixels. */
export const pictureAt = (context: PageContext, shown: PublicPicture, side: number): string =>
  `${pictureBase(context, shown)}/full/!${side},${side}/0/default.jpg`

/** Returns the size of a picture when its longest side is so long. */
export const sizeAt = ({ width, height }: PublicPicture, side: number) => {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Words for those who do not see a picture: those of the museum, or which picture it is. */
export function alternativeTo(context: PageContext, shown: PublicPicture, title: string): string {
  const { alternativeText } = shown.card.values as { readonly alternativeText?: Translated }
  return (
    (alternativeText && inLanguage(alternativeText, context.language)) || say(context, 'pictureOf', { title })
  )
}

/** Position of a picture on a page. */
interface Place {
  readonly title: string
  readonly place: keyof typeof sides
  /** The width it has on the page, as browsers are told. */
  readonly sizes: string
  /** It is seen without scrolling: `first` above all others. */
  readonly seen?: 'first' | 'early'
  /** Words beside it say the same. */
  readonly isSaid?: true
}

const loading = (seen: Place['seen']): Part => {
  if (seen === 'first') return html` fetchpriority="high"`
  return seen === 'early' ? '' : html` loading="lazy" decoding="async"`
}

/** A picture in the sizes that browsers choose from. */
export function picture(
  context: PageContext,
  shown: PublicPicture,
  { title, sizes: width, place, seen, isSaid }: Place,
): Part {
  const most = longestShown(shown)
  const fitting = sides[place].filter(side => side <= most)
  const offered = (fitting.length > 0 ? fitting : [most])
    .map(side => `${pictureAt(context, shown, side)} ${sizeAt(shown, side).width}w`)
    .join(', ')
  const alt = isSaid ? '' : alternativeTo(context, shown, title)
  return html`<img src="${pictureAt(context, shown, Math.min(plainSide[place], most))}" srcset="${offered}" sizes="${width}" width="${shown.width}" height="${shown.height}" alt="${alt}"${loading(seen)}>`
}
