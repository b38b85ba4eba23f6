import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { withLeftovers } from '#model/bibliography/leftovers.ts'
import { bibtexLeftovers } from './bibtex-leftovers.ts'
import { ReferenceFileError } from './reference-file-error.ts'
import { swellingString } from './swelling-string.ts'
import { unclosedEntry } from './unclosed-entry.ts'
import { undefinedStrings } from './undefined-strings.ts'

interface Entry {
  readonly label: string
  readonly properties: Readonly<Record<string, unknown>>
}

/**
 * BibLaTeX is what BibTeX has grown into: entries are read by its fields, which are those of both. The file itself is taken as BibTeX, whose
 * reader asks for no more than entries; that of BibLaTeX wants short types and keys. Nothing is ever fetched.
 */
const asFile = { forceType: '@bibtex/text' } as const
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

/**
 * The works of a BibTeX or BibLaTeX file: LaTeX is read as what it shows, @string and crossref are followed, and fields that mean
 * nothing here are kept in the note under their names.
 * @throws {ReferenceFileError} with the line of the entry that is wrong
 */
export function readBibtex(text: string): readonly CslItem[] {
  const swelling = swellingString(text)
  if (swelling !== undefined) throw new ReferenceFileError(swelling)
  const entries = parse<readonly Entry[]>(text, () =>
    plugins.input.chainLink(undefinedStrings(text) + text, asFile),
  )
  const items = parse<readonly CslItem[]>(text, () => plugins.input.chain(entries, asEntries))
  return items.map((read, at) => {
    const item = withoutYearNought(read)
    const leftovers = bibtexLeftovers(entries[at]?.properties ?? {}, item)
    return leftovers.length === 0
      ? item
      : { ...item, note: withLeftovers(typeof item.note === 'string' ? item.note : '', leftovers) }
  })
}
