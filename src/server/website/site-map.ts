import type { PublicKind } from '#model/engine/site-pages.ts'
import { isPublicName } from '#model/open/public-name.ts'
import { addressOf, identifierOf, type Site } from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { html, raw } from './pages/html.ts'
import { searchedKinds } from './pages/search-address.ts'
import { firstsOfParts, namesAfter } from './store.ts'

/** Records of one list. Each stands in it once for each language, with the addresses of all of them: more would keep a server busy for a while. */
export const pagesOfPart = 1000

const declaration = raw('<?xml version="1.0" encoding="utf-8"?>')

/** Returns the index of the lists of all pages of a site: each begins after a name, so that it stays what it is while others are published. */
export async function siteMapOf(tx: TenantTransaction, site: Site): Promise<string> {
  const firsts = await firstsOfParts(tx, { kinds: searchedKinds, size: pagesOfPart })
  return String(html`${declaration}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${site.url}/sitemap/first.xml</loc></sitemap>
${firsts.map(name => html`<sitemap><loc>${site.url}/sitemap/${name}.xml</loc></sitemap>\n`)}</sitemapindex>
`)
}

/** Returns a list of pages: `first.xml` has the first ones, and those that begin after a name its name. Undefined for another file. */
export async function siteMapPartOf(
  tx: TenantTransaction,
  site: Site,
  file: string,
): Promise<string | undefined> {
  const name = /^(\w+)\.xml$/.exec(file)?.[1] ?? ''
  if (name !== 'first' && !isPublicName(name)) return undefined
  const after = name === 'first' ? '' : name
  const records = await namesAfter(tx, { kinds: searchedKinds, after, most: pagesOfPart })
  const { languages } = site.settings
  const pages = records.map(record => ({
    last: identifierOf(site, record.kind as PublicKind, record.name),
    changedAt: record.changedAt,
    in: languages.map(language => ({
      language,
      address: addressOf(site, language, { kind: record.kind as PublicKind, name: record.name }),
    })),
  }))
  const home = {
    last: `${site.url}/`,
    changedAt: null,
    in: languages.map(language => ({ language, address: `${site.url}/${language}/` })),
  }
  const all = after === '' ? [home, ...pages] : pages
  return String(html`${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${all.map(page => page.in.map(({ address }) => html`<url><loc>${address}</loc>${page.changedAt ? html`<lastmod>${page.changedAt.toISOString()}</lastmod>` : ''}${page.in.map(other => html`<xhtml:link rel="alternate" hreflang="${other.language}" href="${other.address}"/>`)}<xhtml:link rel="alternate" hreflang="x-default" href="${page.last}"/></url>\n`))}</urlset>
`)
}
