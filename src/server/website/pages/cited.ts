import { rangeOf } from '#model/dates/range-of.ts'
import { type LabelValue, wallLabelOf } from '#model/engine/wall-label.ts'
import type { Cited } from '#model/open/citation.ts'
import { licenceOf } from '#model/open/licences.ts'
import type { PublicPage } from '#model/open/public-card.ts'
import { readText } from '#model/print/read-text.ts'
import { identifierOf, type PublicPicture, siteName } from '#server/open/index.ts'
import type { PageContext } from './page-context.ts'
import { longestShown, pictureAt } from './picture.ts'
import { isLink, type Reading } from './reading.ts'
import { datedIn, datingOf, titleOf } from './wall.ts'

/** A maker as the label of a record names it, with its page where it is public. */
export interface Maker {
  readonly called: string
  readonly page?: PublicPage
}

const textOf = ({ words }: Reading, value: LabelValue): string =>
  typeof value === 'string' ? '' : readText(value.value, value.field, words)

const linesOf = ({ declaration, values }: Reading, isLead: boolean) =>
  wallLabelOf(declaration, values, () => false).filter(({ lead = false }) => lead === isLead)

/** Returns the records that the label of a record names first: its makers, each once. */
export function makersOf(reading: Reading): readonly Maker[] {
  const found = linesOf(reading, true).flatMap(({ rows }) =>
    rows.flat().flatMap((value): readonly Maker[] => {
      if (typeof value === 'string' || !isLink(value.field)) return []
      const { id } = value.value as { readonly id?: string }
      const page = id === undefined ? undefined : reading.card.links[id]?.page
      return [{ called: textOf(reading, value), ...(page && { page }) }]
    }),
  )
  return [
    ...new Map(found.filter(({ called }) => called !== '').map(maker => [maker.called, maker])).values(),
  ]
}

/** Returns a public record as it is cited. */
export function citedAs(reading: Reading, name: string): Cited {
  const { card, context } = reading
  const [medium] = linesOf(reading, false)
  const range = rangeOf(datingOf(card))
  const year = range?.from ?? range?.to
  return {
    kind: card.kind,
    name,
    makers: makersOf(reading)
      .filter(({ page }) => page === undefined || page.kind === 'agent')
      .map(({ called }) => called),
    title: titleOf(card, context),
    date: datedIn(card, context),
    ...(year !== undefined && year !== null && { year }),
    medium: (medium?.rows ?? [])
      .map(row =>
        row
          .map(value => textOf(reading, value))
          .filter(Boolean)
          .join(', '),
      )
      .filter(Boolean)
      .join('; '),
    museum: siteName(context.site, context.language),
    number: card.headings[context.language].number,
    address: identifierOf(context.site, card.kind, name),
  }
}

/** Returns the metas by which programs that collect references know documents and books. */
export function citationMetas({
  kind,
  title,
  makers,
  year,
  museum,
  address,
}: Cited): readonly (readonly [string, string])[] {
  if (kind !== 'document' && kind !== 'work') return []
  return [
    ['citation_title', title],
    ...makers.map(maker => ['citation_author', maker] as const),
    ...(year === undefined || year < 1 ? [] : [['citation_publication_date', String(year)] as const]),
    ['citation_publisher', museum],
    ['citation_public_url', address],
  ]
}

/** Pictures, and makers, that the head of a page links to. */
const mostLinks = { pictures: 10, makers: 5 }

/** A link of a page to what belongs to it. */
export interface Signpost {
  readonly rel: string
  readonly href: string
  readonly type?: string
}

/** Returns the links by which machines find what belongs to a record (O-W50). */
export function signpostsOf(
  context: PageContext,
  {
    reading,
    pictures,
    manifest,
  }: {
    readonly reading: Reading
    readonly pictures: readonly PublicPicture[]
    readonly manifest: string | undefined
  },
): readonly Signpost[] {
  const { card } = reading
  const rights = pictures[0]?.card ?? (card.licence === undefined ? undefined : card)
  return [
    ...(rights ? [{ rel: 'license', href: licenceOf(rights).address }] : []),
    ...(manifest === undefined ? [] : [{ rel: 'describedby', href: manifest, type: 'application/ld+json' }]),
    ...pictures.slice(0, mostLinks.pictures).map(shown => ({
      rel: 'item',
      href: pictureAt(context, shown, longestShown(shown)),
      type: 'image/jpeg',
    })),
    ...makersOf(reading)
      .slice(0, mostLinks.makers)
      .flatMap(({ page }) =>
        page?.kind === 'agent'
          ? [{ rel: 'author', href: identifierOf(context.site, page.kind, page.name) }]
          : [],
      ),
  ]
}

/** Returns signposts as the head of an answer has them. */
export const linkHeader = (signposts: readonly Signpost[]): string =>
  signposts
    .map(({ rel, href, type }) => `<${href}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ')
