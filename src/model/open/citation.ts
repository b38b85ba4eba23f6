import type { PublicKind } from '../engine/site-pages.ts'

/** A public record as it is cited. */
export interface Cited {
  readonly kind: PublicKind
  /** Its public name, which programs keep it by. */
  readonly name: string
  /** Makers or authors, as they are called. */
  readonly makers: readonly string[]
  readonly title: string
  /** The date in words: 'c. 1490'. */
  readonly date: string
  /** Year of that date, with 0 for 1 BC, where it has only one. */
  readonly year?: number
  /** Material and technique. */
  readonly medium: string
  readonly museum: string
  readonly number: string
  /** The address that lasts. */
  readonly address: string
}

/** Names of the formats for programs, the same in all languages. */
export const citationFormatNames = { bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON' } as const

type ProgramFormat = keyof typeof citationFormatNames

/** A citation as a text to be read, or in a format for programs. */
export type CitationFormat = 'text' | ProgramFormat

/** Kinds of things in formats for libraries. */
const sorts: Readonly<
  Record<PublicKind, { readonly bibtex: string; readonly ris: string; readonly csl: string }>
> = {
  object: { bibtex: 'misc', ris: 'ART', csl: 'graphic' },
  document: { bibtex: 'unpublished', ris: 'UNPB', csl: 'manuscript' },
  work: { bibtex: 'book', ris: 'BOOK', csl: 'book' },
  file: { bibtex: 'misc', ris: 'FIGURE', csl: 'graphic' },
  agent: { bibtex: 'misc', ris: 'ELEC', csl: 'webpage' },
  place: { bibtex: 'misc', ris: 'ELEC', csl: 'webpage' },
  event: { bibtex: 'misc', ris: 'ELEC', csl: 'webpage' },
  collection: { bibtex: 'misc', ris: 'ELEC', csl: 'webpage' },
}

const listed = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')

/** Returns the parts of a citation before, and after, its title, which is set in italics. */
export function citationParts({ makers, title, date, medium, museum, number, address }: Cited) {
  return {
    before: listed(...makers),
    title,
    after: `${listed(date, medium, museum, number)}. ${address}`,
  }
}

function asText(cited: Cited): string {
  const { before, title, after } = citationParts(cited)
  return listed(before, title, after)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** A text in which TeX finds no command. */
const forTex = (text: string): string => text.replace(/[\\~^&%$#_]/g, sign => escapes[sign] ?? `\\${sign}`)

/** A name or title that is kept as it is: its words are neither parted nor lowered. */
const whole = (text: string): string => `{${forTex(text.replace(/[{}]/g, ''))}}`

function asBibtex({ kind, name, makers, title, date, year, medium, museum, number, address }: Cited): string {
  const fields: readonly (readonly [string, string])[] = [
    ['author', makers.map(whole).join(' and ')],
    ['title', whole(title)],
    ['year', year === undefined || year < 1 ? '' : String(year)],
    ['howpublished', forTex(listed(museum, number).replace(/[{}]/g, ''))],
    ['note', forTex(listed(date, medium).replace(/[{}]/g, ''))],
    ['url', address],
  ]
  const lines = fields.flatMap(([key, value]) => (value === '' ? [] : [`  ${key} = {${value}},`]))
  return [`@${sorts[kind].bibtex}{${name},`, ...lines, '}'].join('\n')
}

function asRis({ kind, makers, title, date, year, medium, museum, number, address }: Cited): string {
  const fields: readonly (readonly [string, string])[] = [
    ['TY', sorts[kind].ris],
    ...makers.map(maker => ['AU', maker] as const),
    ['TI', title],
    ['PY', year === undefined || year < 1 ? '' : String(year).padStart(4, '0')],
    ['DA', date],
    ['M3', medium],
    ['PB', museum],
    ['AN', number],
    ['UR', address],
  ]
  const lines = fields.flatMap(([key, value]) =>
    value === '' ? [] : [`${key}  - ${value.replace(/\s+/g, ' ')}`],
  )
  return [...lines, 'ER  - '].join('\n')
}

/** CSL counts years without 0: 1 BC is -1. */
const yearOfCsl = (year: number): number => (year > 0 ? year : year - 1)

function asCsl({ kind, name, makers, title, date, year, medium, museum, number, address }: Cited): string {
  const issued = year === undefined ? { literal: date } : { 'date-parts': [[yearOfCsl(year)]] }
  const item = {
    id: name,
    type: sorts[kind].csl,
    title,
    ...(makers.length > 0 && { author: makers.map(literal => ({ literal })) }),
    ...(date !== '' && { issued }),
    ...(medium !== '' && { medium }),
    archive: museum,
    ...(number !== '' && { archive_location: number }),
    URL: address,
  }
  return JSON.stringify([item], null, 2)
}

const written: Readonly<Record<CitationFormat, (cited: Cited) => string>> = {
  text: asText,
  bibtex: asBibtex,
  ris: asRis,
  csl: asCsl,
}

/** Returns the citation of a public record in a format. Pure. */
export const cite = (cited: Cited, format: CitationFormat): string => written[format](cited)
