import type { PublicKind } from '#model/engine/site-pages.ts'
import type { Language } from '#model/languages.ts'
import type { SiteSettings } from '#model/open/site-settings.ts'
import { fold } from '#model/text/fold.ts'

/** A site as all that is shown of it needs it. */
export interface Site {
  /** Address of its root, without a slash at the end. */
  readonly url: string
  readonly settings: SiteSettings
  readonly openedFirst: Date
  /** Changes with everything that the public could see otherwise. */
  readonly stamp: string
  /** Name of the museum, where the site has none of its own. */
  readonly museum: string
}

/** Name of a site in a language. */
export const siteName = (
  { settings: { name, languages }, museum }: Pick<Site, 'settings' | 'museum'>,
  language: Language,
): string => name[language] || languages.map(each => name[each]).find(Boolean) || museum

/** Words of pages by kind, in addresses. */
export const pagesOfKinds: Readonly<Record<PublicKind, string>> = {
  object: 'objects',
  agent: 'agents',
  place: 'places',
  event: 'events',
  collection: 'collections',
  document: 'documents',
  work: 'works',
  file: 'files',
}

/** Returns the kind whose pages have a word in their addresses. */
export const kindOfPage = (word: string): PublicKind | undefined =>
  (Object.keys(pagesOfKinds) as PublicKind[]).find(kind => pagesOfKinds[kind] === word)

const longestSlug = 60

/** Returns a title as the end of an address: 'portrait-of-a-man'; '' where no letter of it can stand there. */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')

/** Address of a record that lasts: it leads to its page. */
export const identifierOf = ({ url }: Pick<Site, 'url'>, kind: PublicKind, name: string): string =>
  `${url}/id/${kind}/${name}`

/** Address of the page of a record in a language. */
export function addressOf(
  { url }: Pick<Site, 'url'>,
  language: Language,
  { kind, name }: { readonly kind: PublicKind; readonly name: string },
  title = '',
): string {
  const slug = slugOf(title)
  return `${url}/${language}/${pagesOfKinds[kind]}/${name}${slug && `/${slug}`}`
}

/** Address of the manifest of a record with pictures, by which viewers open it. */
export const manifestAddress = ({ url }: Pick<Site, 'url'>, name: string): string =>
  `${url}/iiif/presentation/3/${name}/manifest`
