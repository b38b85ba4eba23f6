import { plugins } from '@citation-js/core'
import '@citation-js/plugin-ris'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { withLeftovers } from '#model/bibliography/leftovers.ts'
import { missingIn, ReferenceFileError } from './reference-file.ts'

/** 'TY  - BOOK'; some programs write one space, or none behind the dash. */
const tagged = /^([A-Z][A-Z0-9]) {1,2}-(?: (.*)|)$/

type Tags = Map<string, string[]>

/**
 * The references of a file, tag by tag; a line without a tag continues the one before. The plugin's own reader is not used: it loses text
 * behind a second dash, garbles a repeated tag that continues, joins a reference that never ends, and knows no lines.
 */
function recordsIn(text: string): readonly Tags[] {
  const records: Tags[] = []
  let record: Tags | undefined
  let last: string[] | undefined
  for (const [at, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = whole.trimEnd()
    const [, tag = '', value = ''] = tagged.exec(line) ?? []
    if (tag === 'TY') {
      if (record) throw new ReferenceFileError(at + 1)
      record = new Map([['TY', [value.trim().toUpperCase()]]])
      records.push(record)
      last = undefined
    } else if (tag === 'ER') {
      record = undefined
    } else if (record && tag !== '') {
      last = record.get(tag) ?? []
      last.push(value.trim())
      record.set(tag, last)
    } else if (record && last && line.trim() !== '') {
      last[last.length - 1] += `\n${line.trim()}`
    } else if (line.trim() !== '' && records.length === 0) {
      throw new ReferenceFileError(at + 1)
    }
  }
  return records
}

/** Tags that may come several times, as a list and as one text; of every other the first text counts and the rest are left over. */
const listed = /^(A[1-4U]|KW)$/
const joined = /^(N1|RN)$/

/** Tags that are read in other words than theirs. */
const reworded = /^(TY|ID|LB|DA|PY|SN|Y[12])$/

const mappedOf = (record: object) => plugins.input.data(record, '@ris/record') as { readonly type: string }

/** The type of a reference as the plugin knows it. A catalogue is a book to a museum. */
function typeOf(type: string): string {
  if (type === 'CTLG') return 'BOOK'
  if (type === 'JOURN') return 'JOUR'
  return mappedOf({ TY: type }).type ? type : 'GEN'
}

/** ISSN and ISBN by their form; files have both under one tag. */
function standardNumbers(texts: readonly string[]): Record<string, string> {
  const numbers = texts.flatMap(text => text.split(/[;\n]/)).map(text => text.trim())
  const issn = numbers.find(text => /^\d{4}-?\d{3}[\dX]\b/i.test(text) && text.replace(/\D/g, '').length <= 8)
  const isbn = numbers.find(text => text !== issn)
  return { ...(issn && { ISSN: issn }), ...(isbn && { ISBN: isbn }) }
}

function itemOf(tags: Tags, at: number): CslItem {
  const texts = [...tags]
    .map(([tag, all]) => [tag, all.filter(Boolean)] as const)
    .filter(([, all]) => all.length > 0)
  const { ED: editors = [], SN: numbers = [], ...given } = Object.fromEntries(texts)
  const record: Record<string, unknown> = Object.fromEntries(
    Object.entries(given).map(([tag, all]) => [
      tag,
      listed.test(tag) ? all : joined.test(tag) ? all.join('\n') : all[0],
    ]),
  )
  record.TY = typeOf(String(record.TY))
  // Many programs write editors as ED, whatever the type.
  const editor = record.TY === 'BOOK' ? 'A3' : 'A2'
  if (editors.length > 0) record[editor] = [...(given[editor] ?? []), ...editors]
  const read = new Set(['SN'])
  const watched = new Proxy(record, { get: (all, tag: string) => read.add(tag) && all[tag] })
  const mapped = mappedOf(watched)
  const [key] = given.ID ?? given.LB ?? []
  const item: CslItem = {
    ...mapped,
    ...standardNumbers(numbers),
    id: key ?? String(at + 1),
    ...(key && { 'citation-key': key }),
  }
  if (read.has(editor)) read.add('ED')
  const isMissing = missingIn(item)
  const leftovers = texts.flatMap(([name, all]) => {
    const left = all.filter(text => !read.has(name) || (!reworded.test(name) && isMissing(text)))
    return left.length > 0 ? [{ name, text: left.join('; ') }] : []
  })
  return leftovers.length === 0 ? item : { ...item, note: withLeftovers(String(item.note ?? ''), leftovers) }
}

/**
 * The works of a RIS file. Tags that mean nothing here are kept in the note under their names.
 * @throws {ReferenceFileError} where a reference begins before the one before has ended
 */
export const readRis = (text: string): readonly CslItem[] => recordsIn(text).map(itemOf)

/** A text whose lines are not taken for tags. */
const written = (text: string): string => text.trim().replace(/\n(?=[A-Z][A-Z0-9] {1,2}-)/g, '\n ')

/**
 * A work as a reference of a .ris file. The plugin chooses the tags; it would cut keys and break lines after 70 letters, within words, and
 * has no place for a year in words.
 */
export function writeRis(item: CslItem): string {
  const [tags = {}] = plugins.output.format('ris', [item], { format: 'object' })
  const { TY = 'GEN', ...rest } = {
    ...tags,
    ID: item['citation-key'],
    PY: tags.PY ?? item.issued?.literal,
    SN: [item.ISBN, item.ISSN].filter(Boolean).join('; ') || undefined,
  }
  const lines = Object.entries(rest).flatMap(([tag, texts]) =>
    [texts ?? []].flat().map(text => `${tag}  - ${written(String(text))}`),
  )
  return [`TY  - ${TY}`, ...lines, 'ER  - ', ''].join('\n')
}
