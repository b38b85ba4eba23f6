import { valueAt } from '#model/engine/values.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { type Cited, citationFormatNames, citationParts, cite } from '#model/open/citation.ts'
import { licenceOf } from '#model/open/licences.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { textLicences } from '#model/open/site-settings.ts'
import type { PublicPicture } from '#server/open/index.ts'
import { slugOf } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { icon } from './icons.ts'
import { type PageContext, say, textLicenceName } from './page-context.ts'
import { longestShown, pictureAt, sizeAt } from './picture.ts'
import { readingOf } from './reading.ts'

/** Sides in which pictures are offered to be kept, the largest there is beside them. */
const downloadSides = { small: 800, large: 2400 } as const

/** Returns the line of credit of a record, or of a picture; '' for one without. */
export function creditOf(context: PageContext, card: PublicCard): string {
  const { declaration } = readingOf(context, card)
  const path = declaration.site?.credit
  const credit = path === undefined ? undefined : (valueAt(card.values, path) as Translated | undefined)
  return credit ? inLanguage(credit, context.language) : ''
}

/** Name of the licence of a record in the language of a page; that it has not been evaluated where it states none. */
export const licenceName = (context: PageContext, { licence, terms }: PublicCard): string =>
  (licence === undefined ? '' : (terms[licence]?.names[context.language] ?? '')) ||
  say(context, 'notEvaluated')

/** The licence in words, with its address, and whom to thank. */
function licenceBlock(context: PageContext, card: PublicCard, credits: readonly string[]): Part {
  const licence = licenceOf(card)
  return html`<div><h3>${say(context, 'use.licence')}</h3>
<p class="licence"><a rel="license" href="${licence.address}">${licenceName(context, card)}</a></p>
<p>${say(context, `licence.${licence.meaning}`)}</p>
${credits.map(credit => html`<p class="credit">${credit}</p>`)}</div>`
}

/** Under which licence the museum gives the texts of its site, for records that state none. */
function textsBlock(context: PageContext): Part {
  const { textLicence } = context.site.settings
  return html`<div><h3>${say(context, 'use.licence')}</h3><p>${say(context, 'use.texts')} <a rel="license" href="${textLicences[textLicence]}">${textLicenceName(context)}</a></p></div>`
}

/** Sizes in which a picture may be kept, smallest first. */
export function downloadsOf(shown: PublicPicture) {
  if (!licenceOf(shown.card).mayBeCopied) return []
  const most = longestShown(shown)
  const smaller = Object.entries(downloadSides).filter(([, side]) => side < most * 0.9)
  return [...smaller, ['largest', most] as const].map(([name, side]) => ({
    name,
    side,
    ...sizeAt(shown, side),
  }))
}

function downloadBlock(context: PageContext, shown: PublicPicture, title: string): Part {
  const sizes = downloadsOf(shown)
  return html`<div id="download"><h3>${say(context, 'use.download')}</h3>
${
  sizes.length === 0
    ? html`<p>${say(context, 'use.notToCopy')}</p>`
    : html`<ul class="sizes">${sizes.map(
        ({ name, side, width, height }) =>
          html`<li><a href="${pictureAt(context, shown, side)}" download="${slugOf(title) || shown.name}-${side}.jpg"><span>${say(context, `use.sizes.${name}`)}</span><span class="count">${width} × ${height}</span></a></li>`,
      )}</ul>`
}</div>`
}

function dataBlock(context: PageContext, identifier: string, manifest: string | undefined): Part {
  return html`<div><h3>${say(context, 'use.data')}</h3>
${manifest ? html`<p><a class="button" href="${manifest}">${say(context, 'use.manifest')}</a></p>` : ''}
<p class="identifier">${say(context, 'identifier')}<br><a href="${identifier}">${identifier.replace(/^https?:\/\//, '')}</a></p></div>`
}

/** Its citation: as a text, and in three formats for programs, each in a fold. */
function citations(context: PageContext, cited: Cited): Part {
  const { before, title, after } = citationParts(cited)
  return html`<div class="cite" id="cite"><h3>${say(context, 'use.cite')}</h3>
<p class="quoted">${before && `${before}, `}<cite>${title}</cite>, ${after}</p>
${(['bibtex', 'ris', 'csl'] as const).map(
  format =>
    html`<details class="fold small"><summary>${citationFormatNames[format]}${icon('down')}</summary><pre class="quoted" tabindex="0">${cite(cited, format)}</pre></details>`,
)}</div>`
}

/** All that is needed to use a work: its licence in words, whom to thank, pictures by size, data, and how it is cited. */
export function useWork(
  context: PageContext,
  work: {
    readonly card: PublicCard
    readonly cited: Cited
    readonly shown: PublicPicture | undefined
    readonly manifest: string | undefined
  },
): Part {
  const { card, cited, shown, manifest } = work
  const credits = [...new Set([creditOf(context, card), shown ? creditOf(context, shown.card) : ''])]
  const ofRights = shown?.card ?? card
  return html`<section class="part use" id="use"><h2>${say(context, shown ? 'use.title' : 'use.titleOfPage')}</h2><div>
<div class="thirds">
${shown || card.licence !== undefined ? licenceBlock(context, ofRights, credits.filter(Boolean)) : textsBlock(context)}
${shown ? downloadBlock(context, shown, cited.title) : ''}
${dataBlock(context, cited.address, manifest)}
</div>
${citations(context, cited)}
</div></section>`
}
