import { languages as all, type Language, languageNames } from '#model/languages.ts'
import { siteName } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { type PageContext, say } from './page-context.ts'
import { styleAddress } from './style.ts'

export interface Page {
  readonly title: string
  readonly body: Part
  /** Its address in each language of the site; absent for pages that are no content, and not for search engines. */
  readonly addresses?: (language: Language) => string
  /** Address by which it is cited. */
  readonly citedAs?: string
  readonly description?: string
}

const languageMenu = ({ site, language, ...context }: PageContext, addresses: Page['addresses']): Part => {
  const offered = all.filter(each => site.settings.languages.includes(each))
  if (offered.length < 2) return undefined
  const to = addresses ?? ((each: Language) => `${site.url}/${each}/`)
  return html`<nav class="languages" aria-label="${say({ site, language, ...context }, 'languages')}"><ul>${offered.map(
    each =>
      html`<li><a href="${to(each)}" hreflang="${each}" lang="${each}"${each === language ? html` aria-current="page"` : ''}>${languageNames[each]}</a></li>`,
  )}</ul></nav>`
}

/** Returns a whole page of a site. */
export function layOut(context: PageContext, { title, body, addresses, citedAs, description }: Page): string {
  const { site, language } = context
  const name = siteName(site, language)
  const { settings } = site
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === name ? name : `${title} · ${name}`}</title>
${description ? html`<meta name="description" content="${description}">` : ''}
${
  addresses
    ? html`<link rel="canonical" href="${addresses(language)}">
${settings.languages.map(each => html`<link rel="alternate" hreflang="${each}" href="${addresses(each)}">`)}
<link rel="alternate" hreflang="x-default" href="${citedAs ?? `${site.url}/`}">`
    : html`<meta name="robots" content="noindex">`
}
${citedAs ? html`<link rel="cite-as" href="${citedAs}">` : ''}
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<a class="skip" href="#content">${say(context, 'skip')}</a>
<header><a class="name" href="${site.url}/${language}/">${name}</a>${languageMenu(context, addresses)}</header>
<main id="content" tabindex="-1">${body}</main>
<footer>
${legal(context, 'imprint')}
${legal(context, 'privacy')}
<p>${say(context, 'contact')}: <a href="mailto:${settings.contact}">${settings.contact}</a></p>
</footer>
</body>
</html>`
  return String(page)
}

/** A text that the law asks for, folded; in the next best language where it is not in that of the page. */
function legal(context: PageContext, which: 'imprint' | 'privacy'): Part {
  const { site, language } = context
  const text = site.settings[which]
  const written = [language, ...site.settings.languages].find(each => text[each])
  if (!written) return ''
  const paragraphs = (text[written] ?? '').split(/\n+/)
  return html`<details><summary>${say(context, which)}</summary><div${written === language ? '' : html` lang="${written}"`}>${paragraphs.map(each => html`<p>${each}</p>`)}</div></details>`
}
