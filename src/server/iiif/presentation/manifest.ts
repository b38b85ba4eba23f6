import type { CardDeclaration } from '#model/engine/define-card.ts'
import { indexCard } from '#model/engine/index-card.ts'
import { valueAt } from '#model/engine/values.ts'
import type { Translated } from '#model/kinds/values.ts'
import { type LanguageMap, languageMap, plainText, translatedMap } from '#model/open/iiif/language-map.ts'
import {
  canvasOf,
  iiifRights,
  navPlaceContext,
  presentationContext,
  type ShownPicture,
  thumbnailOf,
} from '#model/open/iiif/picture-parts.ts'
import { licenceOf } from '#model/open/licences.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { inDegrees, labelText } from '#server/cards/index.ts'
import { fileDeclaration } from '#server/files/index.ts'
import { addressOf, manifestAddress, type PublicPicture, type Site, siteName } from '#server/open/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { type LabelledValue, metadataOf } from './metadata.ts'

/** Address below which all of a site's manifests and collections are. */
export const presentationOf = ({ url }: Pick<Site, 'url'>): string => `${url}/iiif/presentation/3`

/** Address of the collection of the records that belong to a public one, of those of a kind ('objects'), or of all ('top'). */
export const collectionAddress = (site: Pick<Site, 'url'>, name: string): string =>
  `${presentationOf(site)}/collection/${name}`

/** A site whose manifests are made, with the words of the product. */
export interface ManifestSite {
  readonly site: Site
  readonly texts: TextBook
}

export const shownOf = (
  { url }: Pick<Site, 'url'>,
  { name, width, height }: PublicPicture,
): ShownPicture => ({
  service: { 3: `${url}/iiif/image/3/${name}`, 2: `${url}/iiif/image/2/${name}` },
  width,
  height,
})

/** Returns the title of a record in the languages of the site; its name where it has none. */
export const titleMap = ({ settings }: Site, { headings }: PublicCard, name: string): LanguageMap =>
  languageMap(settings.languages, language => [headings[language].title || headings[language].number]) ?? {
    none: [name],
  }

/** Returns the museum as the one who shows a record. */
export function providerOf(site: Site) {
  const { languages } = site.settings
  const label = translatedMap(languages, site.settings.name) ?? { none: [site.museum] }
  return [
    {
      id: `${site.url}/`,
      type: 'Agent',
      label,
      homepage: languages.map(language => ({
        id: `${site.url}/${language}/`,
        type: 'Text',
        label: { [language]: [siteName(site, language)] },
        format: 'text/html',
        language: [language],
      })),
    },
  ]
}

/** Returns the pages of a record, one for each language of the site. */
export const homepagesOf = (site: Site, card: PublicCard, name: string) =>
  site.settings.languages.map(language => {
    const title = card.headings[language].title || card.headings[language].number
    return {
      id: addressOf(site, language, { kind: card.kind, name }, title),
      type: 'Text',
      label: { [language]: [title || name] },
      format: 'text/html',
      language: [language],
    }
  })

const translatedAt = (card: PublicCard, path: string): Translated | undefined =>
  valueAt(card.values, path) as Translated | undefined

/** Returns the credit line that a record wants to be shown with, by the label of its field. */
function creditOf(
  { site, texts }: ManifestSite,
  declaration: CardDeclaration,
  card: PublicCard,
  path: string,
): LabelledValue | undefined {
  const { languages } = site.settings
  const value = translatedMap(languages, translatedAt(card, path))
  const label = value && languageMap(languages, language => [labelText(texts, language, declaration, path)])
  return label && { label, value }
}

/** Years that a date of four digits can say. */
const lastYear = 9999

/** Returns when a record begins, as viewers sort by; years before Christ they cannot. */
function navDateOf(from: number | null | undefined): string | undefined {
  if (from === null || from === undefined || from < 1 || from > lastYear) return undefined
  return `${String(from).padStart(4, '0')}-01-01T00:00:00Z`
}

/** Returns where a record is on earth, as far as the public may know. */
function navPlaceOf(id: string, label: LanguageMap, point: ReturnType<typeof indexCard>['point']) {
  const place = inDegrees(point)
  return (
    place && {
      id: `${id}#place`,
      type: 'FeatureCollection',
      features: [
        {
          id: `${id}#point`,
          type: 'Feature',
          properties: { label },
          geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
        },
      ],
    }
  )
}

/** Kinds of records that collections are made of. */
const containers: ReadonlySet<string> = new Set(['collection', 'event'])

/** Returns the collections that a record says it belongs to. */
function partOf(site: Site, card: PublicCard) {
  const pages = new Map(
    Object.values(card.links).flatMap(({ names, page }) =>
      page && containers.has(page.kind) && card.kind !== page.kind ? [[page.name, names]] : [],
    ),
  )
  return [...pages].map(([name, names]) => ({
    id: collectionAddress(site, name),
    type: 'Collection',
    label: languageMap(site.settings.languages, language => [names[language]]) ?? { none: [name] },
  }))
}

/** Returns the one licence that all pictures have. */
function commonRights(pictures: readonly PublicPicture[]): string | undefined {
  const all = new Set(pictures.map(({ card }) => licenceOf(card).address))
  return all.size === 1 ? [...all][0] : undefined
}

/** A public record of which a manifest is made, with its pictures in their order. */
export interface Shown {
  readonly name: string
  readonly declaration: CardDeclaration
  readonly card: PublicCard
  readonly pictures: readonly PublicPicture[]
}

const creditPath = { record: 'publication/creditLine', picture: 'creditLine' } as const

/** Returns the manifest of a public record: made of what the public sees of it alone, without opening any picture. */
export function manifestOf(context: ManifestSite, { name, declaration, card, pictures }: Shown) {
  const { site, texts } = context
  const { languages } = site.settings
  const base = `${presentationOf(site)}/${name}`
  const id = manifestAddress(site, name)
  const label = titleMap(site, card, name)
  const { years, point } = indexCard(declaration, card.values)
  const [first] = pictures
  const navDate = navDateOf(years?.from)
  const navPlace = navPlaceOf(id, label, point)
  const credit = creditOf(context, declaration, card, creditPath.record)
  const summary =
    translatedMap(languages, translatedAt(card, 'description')) ??
    languageMap(languages, language => [plainText(card.headings[language].subtitle)])
  const within = partOf(site, card)
  const rights = (card.licence === undefined && commonRights(pictures)) || licenceOf(card).address
  const isPaged = card.kind === 'document'
  const canvases = pictures.map((picture, at) =>
    canvasOf(shownOf(site, picture), {
      base,
      name: picture.name,
      label: titleMap(site, picture.card, String(at + 1)),
      summary: translatedMap(languages, translatedAt(picture.card, 'alternativeText')),
      requiredStatement: creditOf(context, fileDeclaration, picture.card, creditPath.picture),
      rights: iiifRights(licenceOf(picture.card).address),
    }),
  )
  return {
    '@context': navPlace ? [navPlaceContext, presentationContext] : presentationContext,
    id,
    type: 'Manifest',
    label,
    ...(summary && { summary }),
    metadata: metadataOf(texts, languages, declaration, card),
    ...(credit && { requiredStatement: credit }),
    rights: iiifRights(rights),
    provider: providerOf(site),
    homepage: homepagesOf(site, card, name),
    ...(first && { thumbnail: [thumbnailOf(shownOf(site, first))] }),
    ...(navDate && { navDate }),
    ...(navPlace && { navPlace }),
    ...(within.length > 0 && { partOf: within }),
    ...(pictures.length > 1 && { behavior: [isPaged ? 'paged' : 'individuals'] }),
    items: canvases,
  }
}

/** Returns a piece of a manifest by its address, to be read by itself. */
export function pieceOf(
  { items }: ReturnType<typeof manifestOf>,
  wanted: string,
): Readonly<Record<string, unknown>> | undefined {
  const pieces = items.flatMap(canvas => [
    canvas,
    ...canvas.items,
    ...canvas.items.flatMap(page => page.items),
  ])
  const piece = pieces.find(({ id }) => id === wanted)
  return piece && { '@context': presentationContext, ...piece }
}
