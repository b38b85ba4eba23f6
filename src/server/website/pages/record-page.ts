import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { withQualifiers } from '#model/engine/qualify.ts'
import { qualifiedName } from '#model/kinds/qualified-name.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { licenceOf } from '#model/open/licences.ts'
import type { PublicCard, PublicLink, PublicNames } from '#model/open/public-card.ts'
import { type ReadEntry, type ReadValue, type ReadWords, readView } from '#model/print/read-view.ts'
import { labelText, wordsOf } from '#server/cards/index.ts'
import { addressOf, identifierOf, type PublicPicture } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { layOut } from './layout.ts'
import { type PageContext, say } from './page-context.ts'
import { picture } from './picture.ts'

/** Words in which a public record is read: names of its terms and links are in itself. */
function publicWords(
  { texts, language }: PageContext,
  declaration: CardDeclaration,
  { terms, links }: PublicCard,
): ReadWords {
  const nameIn = (names: PublicNames | undefined): string => names?.[language] ?? ''
  const nothing = { terms: new Map(), cards: new Map() }
  return {
    ...wordsOf(texts, declaration, nothing, language),
    term: ({ id }) => nameIn(terms[id]?.names),
    link({ id, name = '', qualifier }) {
      const called = id === undefined ? name : nameIn(links[id]?.names)
      return qualifiedName(called, qualifier && nameIn(terms[qualifier.id]?.names), language)
    },
    label: key => labelText(texts, language, declaration, key),
  }
}

const lines = (text: string): Part =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))

const show = (value: ReadValue): Part => {
  switch (value.kind) {
    case 'text':
      return lines(value.text)
    case 'lines':
      return html`<ul>${value.lines.map(line => html`<li>${line}</li>`)}</ul>`
    case 'fields':
      return facts(value.entries)
    case 'table':
      return html`<div class="scroll" tabindex="0"><table><thead><tr>${value.columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${value.rows.map(row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
    case 'rows':
      return html`<ol class="rows">${value.rows.map(row => html`<li>${facts(row)}</li>`)}</ol>`
  }
}

function facts(entries: readonly ReadEntry[]): Part {
  return html`<dl>${entries.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${show(value)}</dd></div>`)}</dl>`
}

/** Public records that a record refers to, each once. */
function related(context: PageContext, links: readonly PublicLink[]): Part {
  const { site, language } = context
  const pages = new Map(
    links.flatMap(link => (link.page ? [[link.page.name, { ...link, page: link.page }]] : [])),
  )
  if (pages.size === 0) return ''
  return html`<section><h2>${say(context, 'related')}</h2><ul class="related">${[...pages.values()].map(
    ({ names, page }) =>
      html`<li><a href="${addressOf(site, language, page, names[language])}">${names[language] || page.name}</a></li>`,
  )}</ul></section>`
}

/** The picture of a record, its credit line and its licence. */
function stage(context: PageContext, shown: PublicPicture, title: string): Part {
  const { creditLine } = shown.card.values as { readonly creditLine?: Translated }
  const { licence, terms } = shown.card
  const name = licence === undefined ? '' : (terms[licence]?.names[context.language] ?? '')
  const { address } = licenceOf(shown.card)
  return html`<figure class="stage">${picture(context, shown, { title, place: 'stage', sizes: '(max-width: 700px) 100vw, 960px', isFirst: true })}<figcaption>${creditLine ? html`<span>${inLanguage(creditLine, context.language)}</span> ` : ''}<a rel="license" href="${address}">${name || say(context, 'notEvaluated')}</a></figcaption></figure>`
}

/** Title of a record as pages and lists have it, in a language. */
export const titleOf = ({ headings }: PublicCard, { language }: Pick<PageContext, 'language'>): string =>
  headings[language].title || headings[language].number || '---'

/** A public record with its name, and all of its pictures that everybody may see. */
export interface Pictured {
  readonly name: string
  readonly card: PublicCard
  readonly pictures: readonly PublicPicture[]
}

/** Returns the page of a public record. */
export function recordPage(context: PageContext, { card, name, pictures: [shown] }: Pictured): string {
  const declaration = declarationOf(card.type)
  if (!declaration) throw new Error(`no declaration of '${card.type}'`)
  const { site, language } = context
  const { number, subtitle } = card.headings[language]
  const title = titleOf(card, context)
  const values = withQualifiers(fieldsOf(declaration), card.values)
  const sections = readView(declaration, values, publicWords(context, declaration, card))
  const identifier = identifierOf(site, card.kind, name)
  const body = html`<article>
${shown ? stage(context, shown, title) : ''}
<header class="label"><h1>${title}</h1>${subtitle ? html`<p class="subtitle">${subtitle}</p>` : ''}${number && number !== title ? html`<p class="number">${number}</p>` : ''}</header>
${sections.map(section => html`<section><h2>${section.label}</h2>${facts(section.entries)}</section>`)}
${related(context, Object.values(card.links))}
<p class="identifier">${say(context, 'identifier')}: <a href="${identifier}">${identifier}</a></p>
</article>`
  return layOut(context, {
    title,
    body,
    addresses: each =>
      addressOf(
        site,
        each,
        { kind: card.kind, name },
        card.headings[each].title || card.headings[each].number,
      ),
    citedAs: identifier,
    description: [title, subtitle, number].filter(Boolean).join(', '),
  })
}
