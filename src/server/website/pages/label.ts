import { fieldsOf, isLeaf } from '#model/engine/fields.ts'
import { leafValues } from '#model/engine/values.ts'
import { type FilledLine, type LabelValue, wallLabelOf } from '#model/engine/wall-label.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { readText } from '#model/print/read-text.ts'
import { type ReadEntry, type ReadSection, readView } from '#model/print/read-view.ts'
import { html, type Part } from './html.ts'
import { isRepeated, langOf, type Reading, tongue } from './reading.ts'
import { show } from './values.ts'

/** A line of a label: its name, and what it says. */
export interface LabelLine {
  readonly label: string
  readonly said: Part
}

/** A public record in the parts in which its page tells it. */
export interface Told {
  /** Maker, place and date, under the title. */
  readonly leads: readonly Part[]
  /** Facts that one wants to know first. */
  readonly facts: readonly LabelLine[]
  /** Texts to be read, in paragraphs. */
  readonly texts: readonly string[]
  /** Everything else, by sections. */
  readonly more: readonly ReadSection[]
}

/** Facts beside the title of a record that has no label. */
const mostFacts = 6
/** Characters of a fact that is short. */
const shortFact = 90

function shownValue(reading: Reading, value: LabelValue): Part {
  const { card, context, words } = reading
  if (typeof value === 'string') {
    const { number, subtitle } = card.headings[context.language]
    return value === '@number' ? html`<span class="figures">${number}</span>` : subtitle
  }
  const text = readText(value.value, value.field, words)
  const page = reading.pageOf(value.path, text)
  return page ? html`<a href="${page}">${text}</a>` : html`<span${langOf(reading, text)}>${text}</span>`
}

/** A measurement follows its name directly; all other values are listed. */
function separator(value: LabelValue, before: LabelValue | undefined): string {
  if (before === undefined) return ''
  const isMeasure = (one: LabelValue) => typeof one !== 'string' && one.field.kind === 'measure'
  return isMeasure(value) && !isMeasure(before) ? ' ' : ', '
}

const said = (reading: Reading, { rows }: FilledLine): Part =>
  rows.map(
    (row, at) =>
      html`${at > 0 ? '; ' : ''}${row.map((value, place) => html`${separator(value, row[place - 1])}${shownValue(reading, value)}`)}`,
  )

const pathsOf = ({ rows }: FilledLine): readonly string[] =>
  rows.flat().flatMap(value => (typeof value === 'string' ? [] : [value.path]))

/** Returns the texts at some paths that a record has, in the language of the page or the next best. */
function textsAt({ declaration, values, context }: Reading, paths: readonly string[]): readonly string[] {
  const found = leafValues(fieldsOf(declaration), values)
  return paths.flatMap(path =>
    found
      .filter(each => each.path === path)
      .map(({ value }) =>
        typeof value === 'string' ? value : inLanguage(value as Translated, context.language),
      )
      .filter(text => text !== ''),
  )
}

/** Returns true for an entry that says in one short line what it has to say. */
const isShort = ({ level, value }: ReadEntry): boolean => {
  if (level !== 'R') return false
  const lines = value.kind === 'text' ? [value.text] : value.kind === 'lines' ? value.lines : []
  const text = lines.join(', ')
  return lines.length > 0 && text.length <= shortFact && !text.includes('\n')
}

/** Returns the parts in which the page of a record tells it, by its declaration: nothing is said twice. */
export function tell(reading: Reading): Told {
  const { declaration, values, card, context, words } = reading
  const { number, title, subtitle } = card.headings[context.language]
  const { site } = declaration
  const lines = wallLabelOf(
    declaration,
    values,
    part => ({ '@number': number, '@subtitle': subtitle, '@published': '' })[part] !== '',
  )
  // Rights are said where it is said how the work may be used.
  const ofRights = [site?.licence, site?.credit].map(path => path ?? '')
  const own = lines.filter(line => !pathsOf(line).some(path => ofRights.includes(path)))
  const texts = textsAt(reading, site?.texts ?? [])
  const consumed = new Set([...lines.flatMap(pathsOf), ...ofRights, ...(site?.texts ?? [])])
  // Of which type it is, the words of its page say.
  const typed = Object.keys(declaration.beginAs?.(card.type) ?? {})
  const isSaid = (key: string): boolean => {
    if (typed.includes(key)) return true
    const inner = leafValues(fieldsOf(declaration), { [key]: values[key] }).filter(({ field }) =>
      isLeaf(field),
    )
    return isRepeated(declaration, key) || inner.every(({ path }) => consumed.has(path))
  }
  const left = Object.fromEntries(Object.entries(values).filter(([key]) => !isSaid(key)))
  const headed = new Set([title, number, subtitle].filter(Boolean))
  const sections = readView(declaration, left, words)
    .map(section => ({
      ...section,
      entries: section.entries.filter(({ value }) => value.kind !== 'text' || !headed.has(value.text)),
    }))
    .filter(({ entries }) => entries.length > 0)
  if (declaration.wallLabel)
    return {
      leads: own.filter(({ lead }) => lead).map(line => said(reading, line)),
      facts: own
        .filter(({ lead }) => !lead)
        .map(line => ({ label: words.label(`wallLabel/${line.name}`), said: said(reading, line) })),
      texts,
      more: sections,
    }
  const short = sections.flatMap(({ entries }) => entries.filter(isShort)).slice(0, mostFacts)
  return {
    leads: subtitle ? [subtitle] : [],
    facts: short.map(entry => ({ label: entry.label, said: show(reading, entry) })),
    texts,
    more: sections
      .map(section => ({ ...section, entries: section.entries.filter(entry => !short.includes(entry)) }))
      .filter(({ entries }) => entries.length > 0),
  }
}

/** Texts set to be read, each in its language. */
export const prose = (reading: Reading, texts: readonly string[]): Part =>
  texts.map(
    text =>
      html`<div class="prose"${langOf(reading, text)}>${text
        .split(/\n+/)
        .filter(line => line.trim() !== '')
        .map(
          line => html`<p>${line}</p>`,
        )}</div>${reading.languageOf(text) ? html`<p class="in-tongue">${tongue(reading, text)}</p>` : ''}`,
  )

/** Lines of a label, with their names. */
export const labelLines = (lines: readonly LabelLine[]): Part =>
  lines.length === 0
    ? ''
    : html`<dl class="facts">${lines.map(({ label, said }) => html`<div><dt>${label}</dt><dd>${said}</dd></div>`)}</dl>`
