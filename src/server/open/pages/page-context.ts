import type { PublicKind } from '#model/engine/site-pages.ts'
import type { Language } from '#model/languages.ts'
import type { SiteSettings } from '#model/open/site-settings.ts'
import { fold } from '#model/text/fold.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'

/** A site as its pages need it. */
export interface Site {
  /** Address of its root, without a slash at the end. */
  readonly url: string
  readonly settings: SiteSettings
  readonly openedFirst: Date
  /** Name of the museum, where the site has none of its own. */
  readonly museum: string
}

/** A page in the making: its site and language. */
export interface PageContext {
  readonly site: Site
  readonly language: Language
  readonly texts: TextBook
}

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

export const identifierOf = ({ url }: Site, kind: PublicKind, name: string): string =>
  `${url}/id/${kind}/${name}`

/** Address of the page of a record in a language. */
export function addressOf(
  { url }: Site,
  language: Language,
  { kind, name }: { readonly kind: PublicKind; readonly name: string },
  title = '',
): string {
  const slug = slugOf(title)
  return `${url}/${language}/${pagesOfKinds[kind]}/${name}${slug && `/${slug}`}`
}

/** A text of the site in the language of a page. */
export const say = (
  { texts, language }: PageContext,
  key: string,
  params?: Readonly<Record<string, string | number>>,
): string => texts.translate(language, `site.${key}` as TextKey, params)

/** Name of the site in the language of a page. */
export const siteName = ({ site, language }: PageContext): string => {
  const { name, languages } = site.settings
  return name[language] || languages.map(each => name[each]).find(Boolean) || site.museum
}
