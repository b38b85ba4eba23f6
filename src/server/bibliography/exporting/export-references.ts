import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Selection } from '#model/api/cards/shapes.ts'
import type { ReferenceFile } from '#model/api/citations.ts'
import { type CitationRun, citationHtml, plainCitation } from '#model/bibliography/citation-runs.ts'
import { noCitation } from '#model/bibliography/citation-styles.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { isReferenceFormat, type ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { existingCards, longSearchTime, type Reader, selectedAfter } from '#server/cards/index.ts'
import { inTurns, mapInTurns, sortInTurns } from '#server/platform/in-turns.ts'
import type { BibliographyContext } from '../bibliography-context.ts'
import type { Citing } from '../citing/citing.ts'
import { setCitations } from '../citing/set-citations.ts'
import { formats } from '../formats/references.ts'
import { biblioDeclaration, type Work, worksOf } from '../works.ts'
import { citationRtf } from './citation-rtf.ts'
import { workWriter } from './written-works.ts'

/** Works read at once. */
const batch = 100

/** The works of a selection, piece by piece; other requests have their turn in between. */
async function* selectedWorks(
  { database, texts }: BibliographyContext,
  wanted: { readonly tenantId: string; readonly selection: Selection; readonly reader: Reader },
): AsyncGenerator<readonly Work[]> {
  const { tenantId, selection, reader } = wanted
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const behind: string = after
    const { ids, works } = await database.inTenant(tenantId, async tx => {
      const next = { after: behind, limit: batch, time: longSearchTime }
      const found = await selectedAfter(tx, biblioDeclaration, selection, next)
      const records = await existingCards(tx, typeIdsOf(biblioDeclaration), found)
      return { ids: found, works: await worksOf(tx, texts, records, reader) }
    })
    if (works.length > 0) yield works
    await setImmediate()
    after = ids.length < batch ? undefined : ids.at(-1)
  }
}

/** A list of references as people read it. */
type ListFormat = 'text' | 'html' | 'rtf'

interface Frame {
  readonly entry: (runs: readonly CitationRun[]) => string
  readonly around: (entries: string, about: { readonly title: string; readonly language: Language }) => string
  readonly mediaType: string
  readonly ending: string
}

const escaped = (text: string): string => citationHtml([{ text }])

/** The format of a list: its entries, and the text around them. */
const listFormats: Readonly<Record<ListFormat, Frame>> = {
  text: {
    entry: runs => `${plainCitation(runs)}\n`,
    around: entries => entries,
    mediaType: 'text/plain; charset=utf-8',
    ending: 'txt',
  },
  html: {
    entry: runs => `<p>${citationHtml(runs)}</p>\n`,
    around: (entries, { title, language }) =>
      `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n<h1>${escaped(title)}</h1>\n${entries}</html>\n`,
    mediaType: 'text/html; charset=utf-8',
    ending: 'html',
  },
  rtf: {
    entry: citationRtf,
    around: entries => `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}}\n${entries}}\n`,
    mediaType: 'application/rtf',
    ending: 'rtf',
  },
}

/** Placeholder for a work without anything to cite (C-K18). */
const unsaidRuns: readonly CitationRun[] = [{ text: noCitation }]

export interface ReferencesToExport {
  readonly tenantId: string
  readonly selection: Selection
  readonly actor: Holder
  readonly how: Citing
  /** The heading of a list. */
  readonly title: string
  /** True for files that are imported again: nothing is left out. */
  readonly complete: boolean
}

export interface ExportedReferences {
  readonly content: Readable
  readonly mediaType: string
  readonly ending: string
}

async function* written(context: BibliographyContext, wanted: ReferencesToExport, format: ReferenceFormat) {
  const [before, between, behind] = formats[format].frame
  const write = workWriter(format, wanted.complete)
  yield before
  let first = true
  for await (const works of selectedWorks(context, {
    ...wanted,
    reader: { actor: wanted.actor, language: wanted.how.language },
  }))
    for await (const { id, cells } of inTurns(works)) {
      yield first ? '' : between
      yield write(cells, id)
      first = false
    }
  yield behind
}

/** A list up to this long is set as one: with letters behind years that come twice, in the order of the style. */
const setTogether = 200
/** Works of a longer list that are set in one go: a citation in the meantime waits for no more than these. */
const setAtOnce = 50

/** All works of a list, in order. Longer lists are put in the order of the alphabet. */
async function listed(
  context: BibliographyContext,
  wanted: ReferencesToExport,
): Promise<readonly CitationRun[][]> {
  const { how } = wanted
  const items: CslItem[] = []
  const unsaid: CitationRun[][] = []
  for await (const works of selectedWorks(context, {
    ...wanted,
    reader: { actor: wanted.actor, language: how.language },
  }))
    for (const { item } of works) {
      if (item) items.push(item)
      else unsaid.push([...unsaidRuns])
    }
  if (items.length <= setTogether)
    return [...(await setCitations(items, how, 'list')).map(({ runs }) => [...runs]), ...unsaid]
  const set: { readonly runs: CitationRun[]; readonly text: string }[] = []
  for (let at = 0; at < items.length; at += setAtOnce)
    for (const { runs } of await setCitations(items.slice(at, at + setAtOnce), how, 'single'))
      set.push({ runs: [...runs], text: plainCitation(runs) })
  const { compare } = new Intl.Collator(how.language)
  const sorted = await sortInTurns(set, (one, other) => compare(one.text, other.text))
  return [...sorted.map(({ runs }) => runs), ...unsaid]
}

async function* readable(context: BibliographyContext, wanted: ReferencesToExport, format: ListFormat) {
  const { entry, around } = listFormats[format]
  const entries = await mapInTurns(await listed(context, wanted), runs =>
    entry(runs.length > 0 ? runs : unsaidRuns),
  )
  yield around(entries.join(''), { title: wanted.title, language: wanted.how.language })
}

/** Works of the bibliography as a file for reference managers, or as a list to be read. */
export function exportedReferences(
  context: BibliographyContext,
  wanted: ReferencesToExport,
  format: ReferenceFile,
): ExportedReferences {
  const { mediaType, ending } = isReferenceFormat(format) ? formats[format] : listFormats[format]
  const pieces = isReferenceFormat(format)
    ? written(context, wanted, format)
    : readable(context, wanted, format)
  return { content: Readable.from(pieces), mediaType, ending }
}
