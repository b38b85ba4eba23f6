import { declarationOf } from '#model/cards/declarations.ts'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { sayDate } from '#model/dates/date-text.ts'
import { datingPath } from '#model/engine/dating-path.ts'
import { valueAt } from '#model/engine/values.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { addressOf, type Listed } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { icon } from './icons.ts'
import { type PageContext, say } from './page-context.ts'
import { picture, ratioOf } from './picture.ts'

/** Shape of the ground where there is no picture. */
const emptyRatio = 0.72

/** Pictures of a wall that are seen without scrolling. */
const seenAtOnce = 6

/** Title of a record as pages and lists have it, in a language. */
export const titleOf = ({ headings }: PublicCard, { language }: Pick<PageContext, 'language'>): string =>
  headings[language].title || headings[language].number || '---'

/** Returns the date that places a record in time; undefined for one without. */
export function datingOf({ type, values }: PublicCard): ComplexDate | undefined {
  const declaration = declarationOf(type)
  const path = declaration && datingPath(declaration)
  return path === undefined ? undefined : (valueAt(values, path) as ComplexDate | undefined)
}

/** Returns the date of a record in words; '' for one without. */
export function datedIn(card: PublicCard, { language }: Pick<PageContext, 'language'>): string {
  const date = datingOf(card)
  return date ? sayDate(date, language) : ''
}

/** Title, maker and date of a record in a list; a second line that has the date in it stands alone. */
export function caption(context: PageContext, card: PublicCard): Part {
  const title = titleOf(card, context)
  const { subtitle } = card.headings[context.language]
  const date = datedIn(card, context)
  return html`<span class="title" title="${title}">${title}</span>${subtitle ? html`<span class="by">${subtitle}</span>` : ''}${date && !subtitle.includes(date) ? html`<span class="by">${date}</span>` : ''}`
}

/** Address of the page of a listed record. */
export const addressOfListed = (context: PageContext, { card, name }: Listed): string =>
  addressOf(context.site, context.language, { kind: card.kind, name }, titleOf(card, context))

function inWall(context: PageContext, listed: Listed, seen: 'early' | undefined): Part {
  const { card, shown } = listed
  const ratio = (shown ? ratioOf(shown) : emptyRatio).toFixed(3)
  const mat = shown
    ? picture(context, shown, {
        title: titleOf(card, context),
        place: 'wall',
        sizes: `(max-width: 700px) 50vw, ${Math.round(ratioOf(shown) * 300)}px`,
        ...(seen && { seen }),
      })
    : html`<span class="none">${icon('picture')}${say(context, 'noPicture')}</span>`
  return html`<li style="--r:${ratio}"><a href="${addressOfListed(context, listed)}"><span class="mat">${mat}</span>${caption(context, card)}</a></li>`
}

/** Records as a wall of pictures: rows of one height, each picture whole and in its own shape. @param isFirst it stands where the page begins */
export const wall = (context: PageContext, listed: readonly Listed[], isFirst = false): Part =>
  html`<ul class="wall">${listed.map((each, at) => inWall(context, each, isFirst && at < seenAtOnce ? 'early' : undefined))}</ul>`

/** Records by their names alone, for kinds that are not known by pictures. */
export const roll = (context: PageContext, listed: readonly Listed[]): Part =>
  html`<ul class="roll">${listed.map(each => html`<li><a href="${addressOfListed(context, each)}">${caption(context, each.card)}</a></li>`)}</ul>`

/** Returns true for records that are known by pictures, or have some. */
export const isPictured = (listed: readonly Listed[]): boolean =>
  listed.some(({ card, shown }) => shown || declarationOf(card.type)?.pictured)

/** Records of one kind: on a wall where they are known by pictures. */
export const gallery = (context: PageContext, listed: readonly Listed[], isFirst = false): Part =>
  isPictured(listed) ? wall(context, listed, isFirst) : roll(context, listed)
