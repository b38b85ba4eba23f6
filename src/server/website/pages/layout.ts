import type { PublicKind } from '#model/engine/site-pages.ts'
import { languages as all, type Language, languageNames } from '#model/languages.ts'
import { textLicences } from '#model/open/site-settings.ts'
import { siteName } from '#server/open/index.ts'
import { preloadedFonts, scriptAddress, styleAddress } from '../site-files.ts'
import { html, type Part, raw } from './html.ts'
import { icon } from './icons.ts'
import { aboutAddress, type PageContext, say, searchAddress, textLicenceName } from './page-context.ts'

/** Things that search engines, networks and programs are told about a page. */
export interface Told {
  /** A sentence or two, of at most 200 characters. */
  readonly description?: string
  readonly picture?: {
    readonly address: string
    readonly width: number
    readonly height: number
    readonly alt: string
  }
  /** A description by the vocabulary of schema.org. */
  readonly data?: object
  /** Metas by name, for programs that collect citations. */
  readonly citation?: readonly (readonly [name: string, content: string])[]
  /** Links of the page to what belongs to it: its licence, its pictures, its data. */
  readonly links?: readonly { readonly rel: string; readonly href: string; readonly type?: string }[]
}

export interface Page extends Told {
  readonly title: string
  readonly body: Part
  /** Its address in each language of the site; absent for pages that are no content, and not for search engines. */
  readonly addresses?: (language: Language) => string
  /** Addresses to which the choice of a language leads, where the page is not for search engines. */
  readonly others?: (language: Language) => string
  /** Address by which it is cited. */
  readonly citedAs?: string
  /** Part of the site that it belongs to. */
  readonly here?: PublicKind | 'search'
  /** Its body begins with a field for searching: the head of the page has none. */
  readonly hasSearch?: true
  /** Class of its body. */
  readonly look: string
}

/** Words typed into a search engine's list, cut at the end of a word. */
export function shortened(text: string, most = 200): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}

/** Text of a data block: nothing in it can end the element it stands in. */
const dataText = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c')

function head(context: PageContext, page: Page): Part {
  const { site, language } = context
  const { title, addresses, citedAs, description, picture, data, citation = [], links = [] } = page
  const name = siteName(site, language)
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === name ? name : `${title} · ${name}`}</title>
${description ? html`<meta name="description" content="${description}">` : ''}
${
  addresses
    ? html`<link rel="canonical" href="${addresses(language)}">
${site.settings.languages.map(each => html`<link rel="alternate" hreflang="${each}" href="${addresses(each)}">`)}
<link rel="alternate" hreflang="x-default" href="${citedAs ?? `${site.url}/`}">
<meta property="og:url" content="${addresses(language)}">`
    : html`<meta name="robots" content="noindex">`
}
${citedAs ? html`<link rel="cite-as" href="${citedAs}">` : ''}
${links.map(({ rel, href, type }) => html`<link rel="${rel}" href="${href}"${type ? html` type="${type}"` : ''}>`)}
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
${description ? html`<meta property="og:description" content="${description}">` : ''}
${
  picture
    ? html`<meta property="og:image" content="${picture.address}">
<meta property="og:image:width" content="${picture.width}"><meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">`
    : html`<meta name="twitter:card" content="summary">`
}
${citation.map(([meta, content]) => html`<meta name="${meta}" content="${content}">`)}
<meta name="color-scheme" content="light dark">
<link rel="alternate" type="application/atom+xml" title="${say(context, 'newest')}" href="${site.url}/${language}/feed.atom">
${preloadedFonts.map(font => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)}
<link rel="stylesheet" href="${styleAddress}">
${scriptAddress ? html`<script type="module" src="${scriptAddress}"></script>` : ''}
${data ? html`<script type="application/ld+json">${raw(dataText(data))}</script>` : ''}`
}

const languageList = (context: PageContext, { addresses, others }: Page): Part => {
  const { site, language } = context
  const to = addresses ?? others ?? ((each: Language) => `${site.url}/${each}/`)
  return all
    .filter(each => site.settings.languages.includes(each))
    .map(
      each =>
        html`<li><a href="${to(each)}" hreflang="${each}" lang="${each}"${each === language ? html` aria-current="true"` : ''}>${languageNames[each]}</a></li>`,
    )
}

/** Kinds that stand in the head of pages beside the search of objects, in this order. */
const inHead: readonly PublicKind[] = ['agent', 'place', 'collection', 'event', 'document', 'work']

const ways = (context: PageContext, here: Page['here']): Part => {
  const { kinds } = context
  if (kinds.length === 0) return ''
  const current = (place: Page['here']) => (place === here ? html` aria-current="page"` : '')
  return html`<li><a href="${searchAddress(context)}"${current('search')}>${say(context, 'kinds.object')}</a></li>
${inHead.filter(kind => kinds.includes(kind)).map(kind => html`<li><a href="${searchAddress(context, `kind=${kind}`)}"${current(kind)}>${say(context, `kinds.${kind}`)}</a></li>`)}`
}

/** The field for searching, as each page has it. */
export const searchField = (
  context: PageContext,
  look: 'small' | 'large',
  words = '',
  beside: Part = '',
): Part =>
  html`<form class="find ${look}" role="search" action="${searchAddress(context)}" method="get">${beside}<label><span class="unseen">${say(context, 'search.label')}</span>${icon('search')}<input type="search" name="q" value="${words}" placeholder="${say(context, look === 'small' ? 'search.label' : 'search.hint')}" maxlength="200" autocomplete="off" enterkeyhint="search"></label>${look === 'large' ? html`<button type="submit">${say(context, 'search.button')}</button>` : ''}</form>`

function header(context: PageContext, page: Page): Part {
  const { site, language, kinds } = context
  const nav = ways(context, page.here)
  const isInSeveral = site.settings.languages.length > 1
  return html`<header class="head${page.hasSearch ? ' bare' : ''}">
<a class="name" href="${site.url}/${language}/">${siteName(site, language)}</a>
${kinds.length > 0 ? html`<nav class="ways" aria-label="${say(context, 'ways')}"><ul>${nav}</ul></nav>` : ''}
${kinds.length > 0 && !page.hasSearch ? searchField(context, 'small') : ''}
${kinds.length > 0 ? html`<a class="to-search" href="${searchAddress(context)}">${icon('search')}<span class="unseen">${say(context, 'search.label')}</span></a>` : ''}
${isInSeveral ? html`<details class="drop languages"><summary><span aria-hidden="true">${language.toUpperCase()}</span><span class="unseen">${say(context, 'languages')}: ${languageNames[language]}</span>${icon('down')}</summary><ul>${languageList(context, page)}</ul></details>` : ''}
${kinds.length > 0 || isInSeveral ? html`<details class="drop menu"><summary>${icon('menu')}<span class="unseen">${say(context, 'menu')}</span></summary><ul>${nav}${isInSeveral ? languageList(context, page) : ''}</ul></details>` : ''}
</header>`
}

function footer(context: PageContext): Part {
  const { site, language, kinds } = context
  const { contact, textLicence } = site.settings
  const link = (href: string, text: string) => html`<li><a href="${href}">${text}</a></li>`
  return html`<footer class="foot"><div>
<section><p class="name">${siteName(site, language)}</p><p><a href="mailto:${contact}">${contact}</a></p></section>
<section><h2>${say(context, 'foot.collection')}</h2><ul>
${kinds.length > 0 ? ways(context, undefined) : link(`${site.url}/${language}/`, say(context, 'foot.home'))}
</ul></section>
<section><h2>${say(context, 'foot.use')}</h2><ul>
${link(aboutAddress(context, 'use'), say(context, 'use.whatYouMay'))}
${link(`${site.url}/${language}/feed.atom`, say(context, 'foot.feed'))}
<li>${say(context, 'foot.texts')}: <a rel="license" href="${textLicences[textLicence]}">${textLicenceName(context)}</a></li>
</ul></section>
<section><h2>${say(context, 'foot.site')}</h2><ul>
${link(aboutAddress(context, 'imprint'), say(context, 'imprint'))}
${link(aboutAddress(context, 'privacy'), say(context, 'privacy'))}
${link(aboutAddress(context, 'accessibility'), say(context, 'accessibility.title'))}
</ul></section>
</div></footer>`
}

/** Returns a whole page of a site. */
export function layOut(context: PageContext, page: Page): string {
  return String(html`<!doctype html>
<html lang="${context.language}">
<head>
${head(context, page)}
</head>
<body class="${page.look}">
<a class="skip" href="#content">${say(context, 'skip')}</a>
${header(context, page)}
<main id="content" tabindex="-1">${page.body}</main>
${footer(context)}
</body>
</html>`)
}
