import type { PublicPicture } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { type PageContext, say } from './page-context.ts'
import { alternativeTo, longestShown, picture, pictureAt, pictureBase } from './picture.ts'

/** Pictures wider than this stand above the label, not beside it. */
const wideRatio = 2.2

/** Names of the buttons that the script puts beside a picture. */
const zoomWords = ['bar', 'closer', 'farther', 'whole', 'full', 'leave', 'failed'] as const

/** The picture of a record, whole on its mat, with all others below it. Without a script it leads to the largest there is. */
export function stage(
  context: PageContext,
  {
    pictures,
    chosen,
    title,
  }: { readonly pictures: readonly PublicPicture[]; readonly chosen: number; readonly title: string },
): Part {
  const at = chosen in pictures ? chosen : 0
  const shown = pictures[at]
  if (!shown) return ''
  const words = Object.fromEntries(zoomWords.map(word => [word, say(context, `zoom.${word}`)]))
  const isWide = shown.width / shown.height > wideRatio
  return html`<div class="stage${isWide ? ' wide' : ''}${pictures.length > 1 ? ' several' : ''}" id="picture" data-words="${JSON.stringify(words)}">
<figure><a class="whole" href="${pictureAt(context, shown, longestShown(shown))}" data-info="${pictureBase(context, shown)}/info.json">${picture(context, shown, { title, place: 'stage', sizes: '(max-width: 960px) 100vw, 824px', seen: 'first' })}<span class="unseen">${say(context, 'zoom.look')}</span></a></figure>
${
  pictures.length > 1
    ? html`<nav class="thumbs" aria-label="${say(context, 'pictures')}"><ul>${pictures.map(
        (each, place) =>
          html`<li><a href="?picture=${place + 1}#picture" aria-label="${say(context, 'pictureNumber', { number: place + 1, title: alternativeTo(context, each, title) })}"${place === at ? html` aria-current="true"` : ''}>${picture(context, each, { title, place: 'thumb', sizes: '56px', isSaid: true, ...(place < 8 && { seen: 'early' as const }) })}</a></li>`,
      )}</ul></nav><p class="place">${say(context, 'place', { number: at + 1, of: pictures.length })}</p>`
    : ''
}</div>`
}
