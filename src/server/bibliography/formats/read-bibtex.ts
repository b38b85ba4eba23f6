import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { type Leftover, withLeftovers } from '#model/bibliography/leftovers.ts'
import { missingIn, ReferenceFileError } from './reference-file.ts'

interface Entry {
  readonly label: string
  readonly properties: Readonly<Record<string, unknown>>
}

/**
 * BibLaTeX is what BibTeX has grown into: entries are read by its fields, which are those of both. The file itself is taken as BibTeX, whose
 * reader asks for no more than entries; that of BibLaTeX wants short types and keys. Nothing is ever fetched.
 */
const asEntries = { forceType: '@biblatex/entries+list', generateGraph: false } as const

const lineOf = (error: unknown): number =>
  Math.max(1, Number(/line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 1))

function parse<Result>(text: string, work: () => unknown): Result {
  try {
    return work() as Result
  } catch (error) {
    throw new ReferenceFileError(unclosedEntry(text) ?? lineOf(error), error)
  }
}

/** Several thousand years are no year: '0300' and '-300' are years, and B.C. where they are negative. */
function withoutYearNought(item: CslItem): CslItem {
  const { issued, ...rest } = item
  return issued?.['date-parts']?.[0]?.[0] === 0 ? (rest as CslItem) : item
}

/** The longest a string may become, with all that is put into it. */
const longest = 1_000_000

const definition = /@string\s*[{(]\s*([\w:+-]+)\s*=([^@]*)/gi

/**
 * The line of the first `@string` that becomes too long once others are put into it: a few lines, each with the one before several times,
 * unfold to more than any memory holds.
 */
function swellingString(text: string): number | undefined {
  const lengths = new Map<string, number>()
  for (const { index, 1: name = '', 2: value = '' } of text.matchAll(definition)) {
    const parts = value.split('#').map(part => part.trim().replace(/[)}]$/, '').trim().toLowerCase())
    const length = parts.reduce((sum, part) => sum + (lengths.get(part) ?? part.length), 0)
    if (length > longest) return text.slice(0, index).split('\n').length
    lengths.set(name.toLowerCase(), length)
  }
  return undefined
}

/**
 * The line of the first BibTeX entry that is not closed before the next one begins, or before the file ends. A parser meets the trouble
 * only there; the person who has to mend it looks for the beginning.
 */
function unclosedEntry(text: string): number | undefined {
  let depth = 0
  let begun: number | undefined
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*@[a-z]+\s*[{(]/i.test(line)) {
      if (depth > 0) return begun
      begun = at + 1
    }
    if (begun === undefined) continue
    for (const sign of line.replace(/\\[{}\\]/g, '').match(/[{}]/g) ?? []) depth += sign === '{' ? 1 : -1
    depth = Math.max(0, depth)
  }
  return depth > 0 ? begun : undefined
}

/** Strings that BibTeX itself defines. */
const months = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/

/**
 * Strings that a file uses and does not say, because they are in another file (`journal = antk`): each is to be what it is called, so that a
 * reader sees it. On one line, before the file's first.
 */
function undefinedStrings(text: string): string {
  const defined = new Set(
    [...text.matchAll(/@string[ \t]*[{(]\s*([\w:+-]+)/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  const used = new Set(
    [...text.matchAll(/[=#]\s*([a-z_][\w:+-]*)\s*[,}#\n\r]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  return [...used]
    .filter(name => !defined.has(name) && !months.test(name))
    .map(name => `@string{${name} = {${name}}} `)
    .join('')
}

/** Fields that always come to something in an item, sometimes in other words than theirs. */
const understood: ReadonlySet<string> = new Set(
  `abstract address annotation annote author booktitle booksubtitle date day doi edition editor isbn issn issue journal
  journaltitle keywords langid language location month note number pages pagetotal publisher series subtitle title translator type
  url urldate volume year crossref xref entrysubtype`.split(/\s+/),
)

/** Fields of an entry whose words are nowhere in the item made of it: own ones of a program, and those its type does not have. */
function leftoversOf(properties: Readonly<Record<string, unknown>>, item: CslItem): readonly Leftover[] {
  const isMissing = missingIn(item)
  return Object.entries(properties).flatMap(([name, value]) => {
    const text = String(value).replace(/[{}]/g, '').trim()
    return text === '' || understood.has(name) || !isMissing(text) ? [] : [{ name, text }]
  })
}

/**
 * The works of a BibTeX or BibLaTeX file: LaTeX is read as what it shows, @string and crossref are followed, and fields that mean
 * nothing here are kept in the note under their names.
 * @throws {ReferenceFileError} with the line of the entry that is wrong
 */
export function readBibtex(text: string): readonly CslItem[] {
  const swelling = swellingString(text)
  if (swelling !== undefined) throw new ReferenceFileError(swelling)
  const entries = parse<readonly Entry[]>(text, () =>
    plugins.input.data(undefinedStrings(text) + text, '@bibtex/text'),
  )
  const items = parse<readonly CslItem[]>(text, () => plugins.input.chain(entries, asEntries))
  return items.map((read, at) => {
    const item = withoutYearNought(read)
    const leftovers = leftoversOf(entries[at]?.properties ?? {}, item)
    return leftovers.length === 0
      ? item
      : { ...item, note: withLeftovers(typeof item.note === 'string' ? item.note : '', leftovers) }
  })
}
