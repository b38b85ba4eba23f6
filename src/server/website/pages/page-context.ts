import type { PublicKind } from '#model/engine/site-pages.ts'
import { type Language, localeOf } from '#model/languages.ts'
import type { Site } from '#server/open/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'

/** A page in the making: its site and language. */
export interface PageContext {
  readonly site: Site
  readonly language: Language
  readonly texts: TextBook
  /** Kinds of which the site has records that can be searched; none where it has no search. */
  readonly kinds: readonly PublicKind[]
}

/** A text of the site in the language of a page. */
export const say = (
  { texts, language }: Pick<PageContext, 'texts' | 'language'>,
  key: string,
  params?: Readonly<Record<string, string | number>>,
): string => texts.translate(language, `site.${key}` as TextKey, params)

/** A number as readers of a page write it. */
export const figure = (number: number, { language }: Pick<PageContext, 'language'>): string =>
  number.toLocaleString(localeOf(language))

/** A sentence with a number in it, which is written as its readers do. */
export const count = (context: PageContext, key: string, number: number): string =>
  say(context, key, { count: number, number: figure(number, context) })

/** Name of a language in that of a page: 'Italian', 'italienisch'. */
export const languageName = (tag: Language, { language }: Pick<PageContext, 'language'>): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag

/** Address of the search of a site, with a question in it. */
export const searchAddress = ({ site, language }: PageContext, question = ''): string =>
  `${site.url}/${language}/search${question && `?${question}`}`

/** Address of the page that tells about the site, or of a part of it. */
export const aboutAddress = ({ site, language }: PageContext, part = ''): string =>
  `${site.url}/${language}/about${part && `#${part}`}`

const licenceNames = {
  CC0: 'CC0',
  CC_BY: 'CC BY',
  CC_BY_SA: 'CC BY-SA',
  CC_BY_NC: 'CC BY-NC',
  IN_COPYRIGHT: undefined,
} as const

/** Name of the licence that the museum gives its texts. */
export const textLicenceName = (context: PageContext): string =>
  licenceNames[context.site.settings.textLicence] ?? say(context, 'textsInCopyright')
