import { longDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { addressOf, type Listed, siteName } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { layOut } from './layout.ts'
import { type PageContext, say } from './page-context.ts'
import { picture, ratioOf } from './picture.ts'
import { titleOf } from './record-page.ts'

/** Shape of the ground where there is no picture. */
const emptyRatio = 0.72

/** A record on a wall of pictures: rows of one height, each picture in its own shape. */
function inWall(context: PageContext, { name, card, shown }: Listed, isFirst: boolean): Part {
  const { site, language } = context
  const title = titleOf(card, context)
  const { subtitle } = card.headings[language]
  const address = addressOf(site, language, { kind: card.kind, name }, title)
  const ratio = (shown ? ratioOf(shown) : emptyRatio).toFixed(3)
  const caption = html`<span class="title">${title}</span>${subtitle ? html`<span class="by">${subtitle}</span>` : ''}`
  const mat = shown
    ? picture(context, shown, { title, place: 'wall', sizes: '(max-width: 700px) 50vw, 360px', isFirst })
    : html`<span class="none">${say(context, 'noPicture')}</span>`
  return html`<li style="--ratio:${ratio}"><a href="${address}"><span class="mat">${mat}</span>${caption}</a></li>`
}

/** First page of a site: what was published last. */
export function homePage(context: PageContext, newest: readonly Listed[]): string {
  const { site } = context
  const name = siteName(site, context.language)
  const body = html`<h1>${name}</h1>
${
  newest.length === 0
    ? html`<p>${say(context, 'nothingYet')}</p>`
    : html`<section><h2>${say(context, 'newest')}</h2><ul class="wall">${newest.map((each, at) => inWall(context, each, at === 0))}<li class="rest"></li></ul></section>`
}`
  return layOut(context, { title: name, body, addresses: each => `${site.url}/${each}/` })
}

/** Page of a record that is public no longer: its name, its museum, the day, and no word of what it was. */
export function withdrawnPage(context: PageContext, { name, day }: { name: string; day: string }): string {
  const title = say(context, 'withdrawn')
  const body = html`<article><h1>${title}</h1><p>${say(context, 'withdrawnSince', { day: longDay(day, localeOf(context.language)) })}</p><p class="identifier">${name}</p></article>`
  return layOut(context, { title, body })
}
