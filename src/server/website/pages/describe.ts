import type { PublicKind } from '#model/engine/site-pages.ts'
import type { Cited } from '#model/open/citation.ts'
import { licenceOf } from '#model/open/licences.ts'
import { identifierOf, type PublicPicture, siteName } from '#server/open/index.ts'
import { type Maker, makersOf } from './cited.ts'
import { aboutAddress, type PageContext } from './page-context.ts'
import { longestShown, pictureAt, sizeAt } from './picture.ts'
import type { Reading } from './reading.ts'
import { creditOf } from './use-work.ts'

/** Classes of schema.org by kind of record; of those made by somebody, the narrower one. */
const classes: Readonly<Record<PublicKind, readonly [string, made?: string]>> = {
  object: ['CreativeWork', 'VisualArtwork'],
  agent: ['Person'],
  place: ['Place'],
  event: ['Event'],
  collection: ['Collection'],
  document: ['ArchiveComponent'],
  work: ['Book'],
  file: ['ImageObject'],
}

/** Classes of kinds whose records are of several types. */
const classesByType: Readonly<Record<string, string>> = { organization: 'Organization' }

const isWork = (kind: PublicKind): boolean => kind !== 'agent' && kind !== 'place' && kind !== 'event'

const museumOf = (context: PageContext) => ({
  '@type': 'Museum',
  name: siteName(context.site, context.language),
  url: `${context.site.url}/`,
})

const makerAs = ({ site }: PageContext, { called, page }: Maker) => ({
  '@type': 'Person',
  name: called,
  ...(page && { '@id': identifierOf(site, page.kind, page.name) }),
})

/** A picture with all that is asked for where pictures may be licensed. */
function imageAs(context: PageContext, shown: PublicPicture) {
  const side = longestShown(shown)
  const { width, height } = sizeAt(shown, side)
  const museum = siteName(context.site, context.language)
  const credit = creditOf(context, shown.card) || museum
  return {
    '@type': 'ImageObject',
    contentUrl: pictureAt(context, shown, side),
    width,
    height,
    license: licenceOf(shown.card).address,
    acquireLicensePage: aboutAddress(context, 'use'),
    creditText: credit,
    copyrightNotice: credit,
    creator: { '@type': 'Organization', name: museum },
  }
}

/** Returns the description of a public record by the vocabulary of schema.org. */
export function describe(
  context: PageContext,
  {
    reading,
    cited,
    shown,
    texts,
    address,
  }: {
    readonly reading: Reading
    readonly cited: Cited
    readonly shown: PublicPicture | undefined
    readonly texts: readonly string[]
    readonly address: string
  },
): object {
  const { card } = reading
  const makers = makersOf(reading).filter(({ page }) => page === undefined || page.kind === 'agent')
  const [plain, made = plain] = classes[card.kind]
  return {
    '@context': 'https://schema.org',
    '@type': classesByType[card.type] ?? (makers.length > 0 ? made : plain),
    '@id': cited.address,
    url: address,
    name: cited.title,
    ...(texts[0] !== undefined && { description: texts[0] }),
    ...(cited.number !== '' && { identifier: cited.number }),
    ...(shown && { image: imageAs(context, shown) }),
    ...(isWork(card.kind) && {
      ...(makers.length > 0 && { creator: makers.map(maker => makerAs(context, maker)) }),
      ...(cited.date !== '' && { dateCreated: cited.date }),
      ...(makers.length > 0 &&
        cited.medium !== '' &&
        made === 'VisualArtwork' && { artMedium: cited.medium }),
      provider: museumOf(context),
      ...(card.kind === 'document' && {
        holdingArchive: { ...museumOf(context), '@type': 'ArchiveOrganization' },
      }),
    }),
  }
}
