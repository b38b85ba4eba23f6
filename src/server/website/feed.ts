import { identifierOf, type Listed, siteName } from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { html, raw } from './pages/html.ts'
import { type PageContext, say } from './pages/page-context.ts'
import { pictureAt } from './pages/picture.ts'
import { addressOfListed, datedIn, titleOf } from './pages/wall.ts'
import { mintedAt } from './store.ts'

/** Returns the moments at which listed records got their public names, by name. */
export const publishedAt = (tx: TenantTransaction, listed: readonly Listed[]) =>
  mintedAt(
    tx,
    listed.map(({ name }) => name),
  )

/** Returns the records that were published last as an Atom feed (RFC 4287); its ids are the addresses that last. */
export function feedOf(
  context: PageContext,
  newest: readonly Listed[],
  at: ReadonlyMap<string, Date>,
): string {
  const { site, language } = context
  const name = siteName(site, language)
  const self = `${site.url}/${language}/feed.atom`
  const latest =
    [...at.values()].toSorted((one, other) => other.getTime() - one.getTime())[0] ?? site.openedFirst
  const entries = newest.map(listed => {
    const { card, shown } = listed
    const moment = (at.get(listed.name) ?? site.openedFirst).toISOString()
    const { subtitle } = card.headings[language]
    const summary = [subtitle, datedIn(card, context)].filter(Boolean).join(', ')
    return html`<entry>
<id>${identifierOf(site, card.kind, listed.name)}</id>
<title>${titleOf(card, context)}</title>
<link rel="alternate" type="text/html" hreflang="${language}" href="${addressOfListed(context, listed)}"/>
${shown ? html`<link rel="enclosure" type="image/jpeg" href="${pictureAt(context, shown, 720)}"/>` : ''}
<published>${moment}</published>
<updated>${moment}</updated>
<summary>${summary || titleOf(card, context)}</summary>
</entry>
`
  })
  return String(html`${raw('<?xml version="1.0" encoding="utf-8"?>')}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${self}</id>
<title>${name}: ${say(context, 'newest')}</title>
<updated>${latest.toISOString()}</updated>
<author><name>${name}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${site.url}/${language}/"/>
${entries}</feed>
`)
}
