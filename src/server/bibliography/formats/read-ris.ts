import { textOfCslDate } from '#model/bibliography/csl-dates.ts'
import type { CslDate, CslItem, CslName } from '#model/bibliography/csl-item.ts'
import { type Leftover, withLeftovers } from '#model/bibliography/leftovers.ts'
import { ReferenceFileError } from './reference-file-error.ts'
import { risNames, risTexts, risTypes } from './ris-tags.ts'

/** 'TY  - BOOK'; some programs write one space, or none behind the dash. */
const tagged = /^([A-Z][A-Z0-9]) {1,2}-(?: (.*)|)$/

type Tags = Map<string, string[]>

/** The references of a file, tag by tag. A line without a tag goes on with the one before. */
function recordsIn(text: string): readonly Tags[] {
  const records: Tags[] = []
  let record: Tags | undefined
  let last: string[] | undefined
  for (const [at, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = whole.trimEnd()
    const [, tag = '', value = ''] = tagged.exec(line) ?? []
    if (tag === 'TY') {
      if (record) throw new ReferenceFileError(at + 1)
      record = new Map([['TY', [value.trim()]]])
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

const nameOf = (text: string): CslName => {
  const [family = '', given = '', suffix = ''] = text.split(',').map(part => part.trim())
  if (!text.includes(',')) return { literal: text }
  return { family, ...(given && { given }), ...(suffix && { suffix }) }
}

/** '1999/03/04/spring', '1999', 'forthcoming'. */
function dateOf(text: string | undefined): CslDate | undefined {
  if (!text) return undefined
  const [year = '', month = '', day = ''] = text.split('/')
  if (!/^-?\d{1,4}$/.test(year)) return { literal: text }
  const parts = [year, month, day].map(Number)
  const end = parts.findIndex(part => !Number.isInteger(part) || part === 0)
  const known = end === -1 ? parts : parts.slice(0, end)
  return known.length > 0 ? { 'date-parts': [known] } : { literal: text }
}

/** Takes the first text of the first tag there is. */
function take(tags: Tags, names: readonly string[]): string | undefined {
  for (const name of names) {
    const [first, ...rest] = tags.get(name) ?? []
    if (first === undefined) continue
    if (rest.length > 0) tags.set(name, rest)
    else tags.delete(name)
    if (first !== '') return first
  }
  return undefined
}

function takeAll(tags: Tags, names: readonly string[]): string[] {
  const found = names.flatMap(name => tags.get(name) ?? [])
  for (const name of names) tags.delete(name)
  return found.filter(text => text !== '')
}

/** An ISSN or ISBN by its form; both may stand in one tag. */
function standardNumbers(texts: readonly string[]): Record<string, string> {
  const numbers = texts.flatMap(text => text.split(/[;\n]/)).map(text => text.trim())
  const issn = numbers.find(text => /^\d{4}-?\d{3}[\dX]\b/i.test(text) && text.replace(/\D/g, '').length <= 8)
  const isbn = numbers.find(text => text !== issn)
  return { ...(issn && { ISSN: issn }), ...(isbn && { ISBN: isbn }) }
}

function pages(tags: Tags): string | undefined {
  const [from, to] = [take(tags, ['SP']), take(tags, ['EP'])]
  return from && to && !from.includes(to) ? `${from}-${to}` : (from ?? to)
}

function itemOf(tags: Tags, at: number): CslItem {
  const ris = (take(tags, ['TY']) ?? '').toUpperCase()
  const type = risTypes.find(([each]) => each === ris)?.[1] ?? 'document'
  // In a book the second title is that of its series.
  if (type === 'book' && !tags.has('T3') && tags.has('T2')) {
    tags.set('T3', tags.get('T2') ?? [])
    tags.delete('T2')
  }
  const texts = risTexts.map(([variable, names]) => [variable, take(tags, names)] as const)
  const names = risNames.map(([variable, each]) => [variable, takeAll(tags, each).map(nameOf)] as const)
  const day = dateOf(take(tags, ['DA']))
  const year = dateOf(take(tags, ['PY', 'Y1']))
  const key = take(tags, ['ID', 'LB'])
  const item = {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(names.filter(([, each]) => each.length > 0)),
    ...standardNumbers(takeAll(tags, ['SN'])),
    page: pages(tags),
    issued: day && textOfCslDate(day).includes(year ? textOfCslDate(year) : '') ? day : (year ?? day),
    accessed: dateOf(take(tags, ['Y2'])),
    keyword: takeAll(tags, ['KW']).join(', '),
    'citation-key': key,
  }
  const note = takeAll(tags, ['N1', 'RN']).join('\n')
  const leftovers = [...tags].map(([name, all]): Leftover => ({ name, text: all.join('; ') }))
  return {
    id: key ?? String(at + 1),
    type,
    ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value !== '')),
    ...((note || leftovers.length > 0) && {
      note: withLeftovers(
        note,
        leftovers.filter(({ text }) => text !== ''),
      ),
    }),
  } as CslItem
}

/**
 * The works of a RIS file. Tags that mean nothing here are kept in the note under their names.
 * @throws {ReferenceFileError} where a reference begins before the one before has ended
 */
export const readRis = (text: string): readonly CslItem[] => recordsIn(text).map(itemOf)
