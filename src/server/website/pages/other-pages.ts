import { longDay } from '#model/dates/museum-day.ts'
import { type Language, languages, localeOf } from '#model/languages.ts'
import { textLicences } from '#model/open/site-settings.ts'
import { preloadedFonts, styleAddress } from '../site-files.ts'
import { html, type Part } from './html.ts'
import { icon } from './icons.ts'
import { layOut } from './layout.ts'
import { languageName, type PageContext, say, searchAddress, textLicenceName } from './page-context.ts'

/** A page without a site, and so without a language: it says the same in all of them. */
const plainPage = (title: string, said: Readonly<Record<Language, string>>): string =>
  String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title>${preloadedFonts.map(font => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)}<link rel="stylesheet" href="${styleAddress}"></head>
<body><main><div class="message"><div><h1>${title}</h1>${languages.map(language => html`<p class="prose" lang="${language}">${said[language]}</p>`)}</div></div></main></body>
</html>`)

/** The page of everything there is not, whatever the reason: one for all sites and for none. */
export const nothingHere = plainPage('Not found', {
  en: 'There is no page at this address.',
  it: 'A questo indirizzo non c’è nessuna pagina.',
  de: 'Unter dieser Adresse gibt es keine Seite.',
  pl: 'Pod tym adresem nie ma strony.',
})

/** The page while the database is away: a site is never the application of its staff. */
export const restingPage = plainPage('Not available at the moment', {
  en: 'Please try again in a few minutes.',
  it: 'Si prega di riprovare tra qualche minuto.',
  de: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  pl: 'Proszę spróbować ponownie za kilka minut.',
})

/** The page of all addresses of a site whose museum has had no licence for some time. */
export const overPage = plainPage('No longer public', {
  en: 'This collection is no longer public. Its addresses are kept.',
  it: 'Questa collezione non è più pubblica. I suoi indirizzi sono conservati.',
  de: 'Diese Sammlung ist nicht mehr öffentlich. Ihre Adressen bleiben erhalten.',
  pl: 'Ta kolekcja nie jest już publiczna. Jej adresy są zachowane.',
})

/** The page for a network that asks for more pages than anybody reads. */
export const tooManyPage = plainPage('Too many requests', {
  en: 'Too many pages were requested from your network. Please try again in a minute.',
  it: 'Dalla rete da cui si accede sono state richieste troppe pagine. Si prega di riprovare tra un minuto.',
  de: 'Aus Ihrem Netz wurden zu viele Seiten angefordert. Bitte versuchen Sie es in einer Minute noch einmal.',
  pl: 'Z tej sieci zażądano zbyt wielu stron. Proszę spróbować ponownie za minutę.',
})

/** Page of a record that is public no longer: its name, its museum, the day, and no word of what it was. */
export function withdrawnPage(context: PageContext, { name, day }: { name: string; day: string }): string {
  const { site, language, kinds } = context
  const title = say(context, 'withdrawn')
  const shownDay = longDay(day, localeOf(language))
  const body = html`<article class="message"><div><h1>${title}</h1>
<div class="prose"><p>${say(context, 'withdrawnSince', { day: shownDay })}</p><p>${say(context, 'withdrawnStays')}</p></div>
<p class="actions">${kinds.length > 0 ? html`<a class="button main" href="${searchAddress(context)}">${say(context, 'search.label')}</a>` : html`<a class="button main" href="${site.url}/${language}/">${say(context, 'foot.home')}</a>`}<a class="button" href="mailto:${site.settings.contact}">${icon('mail')}${say(context, 'write')}</a></p></div>
<dl class="facts"><div><dt>${say(context, 'name')}</dt><dd class="figures">${name}</dd></div><div><dt>${say(context, 'publicUntil')}</dt><dd>${shownDay}</dd></div></dl></article>`
  return layOut(context, { title, body, look: 'gone' })
}

/** A text of the museum in the language of a page, or the next best, whose name is said then. */
function written(context: PageContext, which: 'imprint' | 'privacy'): Part {
  const { site, language } = context
  const text = site.settings[which]
  const found = [language, ...site.settings.languages].find(each => text[each])
  if (!found) return ''
  const paragraphs = (text[found] ?? '').split(/\n{2,}/)
  return html`<section class="part" id="${which}"><h2>${say(context, which)}</h2><div>${found === language ? '' : html`<p class="tongue">${say(context, 'inLanguage', { language: languageName(found, context) })}</p>`}<div class="prose"${found === language ? '' : html` lang="${found}"`}>${paragraphs.map(each => html`<p>${each.split('\n').map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`)}</p>`)}</div></div></section>`
}

/** The page about the site: whom one writes to, imprint, privacy, and what may be used. */
export function aboutPage(context: PageContext): string {
  const { site } = context
  const { contact, textLicence } = site.settings
  const title = say(context, 'about')
  const privacy = written(context, 'privacy')
  const body = html`<article class="about"><h1>${title}</h1>
<section class="part" id="contact"><h2>${say(context, 'contact')}</h2><div class="prose"><p><a href="mailto:${contact}">${contact}</a></p></div></section>
${written(context, 'imprint')}
${privacy}
${privacy ? '' : html`<section class="part" id="privacy"><h2>${say(context, 'privacy')}</h2><div class="prose"><p>${say(context, 'noCookies')}</p></div></section>`}
<section class="part" id="use"><h2>${say(context, 'use.whatYouMay')}</h2><div class="prose"><p>${say(context, 'use.texts')} <a rel="license" href="${textLicences[textLicence]}">${textLicenceName(context)}</a></p><p>${say(context, 'use.pictures')}</p></div></section>
<section class="part" id="accessibility"><h2>${say(context, 'accessibility.title')}</h2><div class="prose"><p>${say(context, 'accessibility.text')}</p></div></section>
</article>`
  return layOut(context, { title, body, look: 'text', addresses: each => `${site.url}/${each}/about` })
}
