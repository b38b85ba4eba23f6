import { publicKinds } from '#model/engine/site-pages.ts'
import { licenceOf } from '#model/open/licences.ts'
import type { PublicCard, PublicLink, PublicPage } from '#model/open/public-card.ts'
import {
  addressOf,
  identifierOf,
  type Listed,
  manifestAddress,
  type PublicPicture,
} from '#server/open/index.ts'
import { citationMetas, citedAs, linkHeader, signpostsOf } from './cited.ts'
import { describe } from './describe.ts'
import { html, type Part } from './html.ts'
import { icon } from './icons.ts'
import { type LabelLine, labelLines, prose, type Told, tell } from './label.ts'
import { layOut, shortened } from './layout.ts'
import { lifeLine } from './life-line.ts'
import { count, languageName, type PageContext, say } from './page-context.ts'
import { alternativeTo, longestShown, pictureAt, sizeAt } from './picture.ts'
import { langOf, type Reading, readingOf } from './reading.ts'
import { stage } from './stage.ts'
import { useWork } from './use-work.ts'
import { facts } from './values.ts'
import { gallery, isPictured, roll, titleOf, wall } from './wall.ts'

/** A public record with what its page shows beside it. */
export interface Pictured {
  readonly name: string
  readonly card: PublicCard
  readonly pictures: readonly PublicPicture[]
  /** Place of the picture that the page shows, from 0. */
  readonly chosen?: number
  /** Public records that refer to it, by their date. */
  readonly referring?: readonly Listed[]
  /** There are more of them than are shown. */
  readonly isCut?: boolean
  /** Others that refer to the same record: by the same maker. */
  readonly alike?: { readonly to: PublicPage; readonly called: string; readonly listed: readonly Listed[] }
}

/** Titles so long are set smaller. */
const longTitles = [90, 180] as const

const lengthOf = (title: string): string => {
  const [long, longest] = longTitles
  if (title.length > longest) return ' longest'
  return title.length > long ? ' long' : ''
}

function titleBlock(reading: Reading, { leads }: Told): Part {
  const { card, context } = reading
  const title = titleOf(card, context)
  const language = reading.languageOf(title)
  return html`<h1 class="called${lengthOf(title)}"${langOf(reading, title)}>${title}</h1>
${language ? html`<p class="in-tongue tongue">${say(context, 'inLanguage', { language: languageName(language, context) })}</p>` : ''}
${leads.length > 0 ? html`<p class="leads">${leads.map(lead => html`<span>${lead}</span>`)}</p>` : ''}`
}

/** The number of a record stands among its facts; where no label says so, it is put there. */
const numberOf = ({ card, context, declaration, words }: Reading): readonly LabelLine[] => {
  const { number } = card.headings[context.language]
  if (!number || declaration.wallLabel) return []
  const path = declaration.numberPath
  return path === undefined
    ? []
    : [{ label: words.label(path.replaceAll('.', '/')), said: html`<span class="figures">${number}</span>` }]
}

/** Sections of facts, folded, with what is in them. */
function folds(reading: Reading, { more }: Told): Part {
  const { context } = reading
  if (more.length === 0) return ''
  return html`<section class="part"><h2>${say(context, 'moreFacts')}</h2><div>${more.map(
    ({ label, entries }) =>
      html`<details class="fold"${more.length === 1 ? html` open` : ''}><summary><span>${label}</span> <span class="count">${count(context, 'facts', entries.length)}</span>${icon('down')}</summary>${facts(reading, entries)}</details>`,
  )}</div></section>`
}

/** Public records that a record refers to, each once. */
function related({ context }: Reading, links: readonly PublicLink[]): Part {
  const { site, language } = context
  const pages = new Map(
    links.flatMap(link => (link.page ? [[link.page.name, { ...link, page: link.page }]] : [])),
  )
  if (pages.size === 0) return ''
  return html`<section class="part"><h2>${say(context, 'related')}</h2><ul class="related">${[
    ...pages.values(),
  ].map(
    ({ names, page }) =>
      html`<li><a href="${addressOf(site, language, page, names[language])}">${names[language] || page.name}</a> <span class="count">${say(context, `kindOf.${page.kind}`)}</span></li>`,
  )}</ul></section>`
}

/** Records that refer to this one: the works of a maker, what was found at a place, what a collection holds. */
function works({ context }: Reading, { referring = [], isCut }: Pictured): Part {
  const groups = Map.groupBy(referring, ({ card }) => card.kind)
  return publicKinds.map(kind => {
    const listed = groups.get(kind) ?? []
    if (listed.length === 0) return ''
    const heading = isCut ? say(context, `kinds.${kind}`) : count(context, `counts.${kind}`, listed.length)
    return isPictured(listed)
      ? html`<section class="works"><div class="section-head"><h2>${heading}</h2></div>${wall(context, listed)}</section>`
      : html`<section class="part"><h2>${heading}</h2>${roll(context, listed)}</section>`
  })
}

function alsoBy({ context }: Reading, { alike }: Pictured): Part {
  if (!alike || alike.listed.length === 0) return ''
  const { site, language } = context
  return html`<section class="works alike"><div class="section-head"><h2>${say(context, 'alsoBy', { name: alike.called })}</h2><a href="${addressOf(site, language, alike.to, alike.called)}">${say(context, 'allOf', { name: alike.called })}</a></div>${gallery(context, alike.listed)}</section>`
}

/** Buttons under the label that lead to where the work can be taken along. */
const actions = (context: PageContext, shown: PublicPicture | undefined): Part =>
  html`<p class="actions">${shown && licenceOf(shown.card).mayBeCopied ? html`<a class="button main" href="#download">${icon('download')}${say(context, 'use.download')}</a>` : ''}<a class="button" href="#cite">${icon('quote')}${say(context, 'use.cite')}</a></p>`

/** Returns the page of a public record, and the links in the head of its answer. */
export function recordPage(
  context: PageContext,
  record: Pictured,
): { readonly page: string; readonly links: string } {
  const { card, name, pictures, chosen = 0, referring = [] } = record
  const { site, language } = context
  const reading = readingOf(context, card)
  const told = tell(reading)
  const title = titleOf(card, context)
  const identifier = identifierOf(site, card.kind, name)
  const cited = citedAs(reading, name)
  const hasPictures = pictures.length > 0
  const shown = pictures[chosen] ?? pictures[0]
  const manifest = shown ? manifestAddress(site, name) : undefined
  const lines = [...told.facts, ...numberOf(reading)]
  const head = hasPictures
    ? html`<div class="sheet">${stage(context, { pictures, chosen, title })}<div class="label">${titleBlock(reading, told)}${labelLines(lines)}${prose(reading, told.texts)}${actions(context, shown)}</div></div>`
    : html`<div class="plain"><div>${titleBlock(reading, told)}${prose(reading, told.texts)}</div>${labelLines(lines)}</div>`
  const body = html`<article>
${head}
${reading.declaration.site?.lifeLine ? lifeLine(context, card, referring) : ''}
${works(reading, record)}
${folds(reading, told)}
${alsoBy(reading, record)}
${related(reading, Object.values(card.links))}
${useWork(context, { card, cited, shown, manifest })}
</article>`
  const addresses = (each: typeof language) =>
    addressOf(site, each, { kind: card.kind, name }, card.headings[each].title || card.headings[each].number)
  const description = shortened(
    [[title, card.headings[language].subtitle, cited.date].filter(Boolean).join(', '), ...told.texts].join(
      '. ',
    ),
  )
  const most = shown ? Math.min(longestShown(shown), 1200) : 0
  const signposts = signpostsOf(context, { reading, pictures, manifest })
  const page = layOut(context, {
    title,
    body,
    look: hasPictures ? 'record' : 'record bare-record',
    here: card.kind === 'object' ? 'search' : card.kind,
    addresses,
    citedAs: identifier,
    description,
    ...(shown && {
      picture: {
        address: pictureAt(context, shown, most),
        ...sizeAt(shown, most),
        alt: alternativeTo(context, shown, title),
      },
    }),
    citation: citationMetas(cited),
    links: signposts,
    data: describe(context, { reading, cited, shown, texts: told.texts, address: addresses(language) }),
  })
  return { page, links: linkHeader([{ rel: 'cite-as', href: identifier }, ...signposts]) }
}
