import { sayDate } from '#model/dates/date-text.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { html } from './html.ts'
import { layOut } from './layout.ts'
import { addressOf, type PageContext, say, siteName } from './page-context.ts'
import { titleOf } from './record-page.ts'

/** A public record in a list, with its name. */
export interface Listed {
  readonly name: string
  readonly card: PublicCard
}

/** First page of a site: what was published last. */
export function homePage(context: PageContext, newest: readonly Listed[]): string {
  const { site, language } = context
  const name = siteName(context)
  const body = html`<h1>${name}</h1>
${
  newest.length === 0
    ? html`<p>${say(context, 'nothingYet')}</p>`
    : html`<section><h2>${say(context, 'newest')}</h2><ul class="wall">${newest.map(({ name: of, card }) => {
        const title = titleOf(card, context)
        const { subtitle } = card.headings[language]
        return html`<li><a href="${addressOf(site, language, { kind: card.kind, name: of }, title)}">${title}</a>${subtitle ? html`<p>${subtitle}</p>` : ''}</li>`
      })}</ul></section>`
}`
  return layOut(context, { title: name, body, addresses: each => `${site.url}/${each}/` })
}

/** Page of a record that is public no longer: its name, its museum, the day, and no word of what it was. */
export function withdrawnPage(context: PageContext, { name, day }: { name: string; day: string }): string {
  const [year = 0, month, dayOfMonth] = day.split('-').map(Number)
  const date = sayDate(
    {
      periodMode: 'SINGLE',
      type: 'YEAR',
      earliestEra: 'AD',
      earliestDate: { year, ...(month && { month }), ...(dayOfMonth && { day: dayOfMonth }) },
    } as never,
    context.language,
  )
  const title = say(context, 'withdrawn')
  const body = html`<article><h1>${title}</h1><p>${say(context, 'withdrawnSince', { day: date })}</p><p class="identifier">${name}</p></article>`
  return layOut(context, { title, body })
}
