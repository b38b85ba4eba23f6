import { rowsAsCell } from '../engine/cells.ts'
import { textOfCslDate } from './csl-dates.ts'
import { type CslDate, type CslItem, type CslName, dateVariables, nameVariables } from './csl-item.ts'
import { languageName } from './csl-language.ts'
import { contributorRoles, nameFields, numberVariables, paths, plainFields } from './fields.ts'
import type { Cells } from './item-of.ts'
import { type Leftover, withLeftovers, withoutLeftovers } from './leftovers.ts'
import { namesAsText } from './names.ts'
import { isImpliedByTerm, isPart, termOf } from './work-types.ts'

/** Markup that CSL allows in titles, to be stripped for the catalogue. */
const markup = /<\/?(?:i|b|sc|sup|sub|span)\b[^<>]*>/g

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
    .replace(markup, '')
    .trim()

/** Reads names; files from elsewhere may have plain text in their place. */
function nameOf(value: unknown): readonly CslName[] {
  if (typeof value === 'string') return [{ literal: value }]
  if (typeof value !== 'object' || value === null) return []
  return [Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part === 'string'))]
}

const namesOf = (value: unknown): readonly CslName[] =>
  Array.isArray(value) ? value.flatMap(nameOf) : nameOf(value)

const dateOf = (value: unknown): string =>
  ['string', 'number', 'object'].includes(typeof value) && value !== null
    ? textOfCslDate(value as CslDate)
    : ''

/** Variables that have a field, or say nothing about the work. */
const placed: ReadonlySet<string> = new Set([
  'id',
  'citation-key',
  'citation-label',
  'type',
  'title',
  'container-title',
  'issued',
  'accessed',
  'note',
  'language',
  'keyword',
  'categories',
  ...Object.keys(plainFields),
  ...Object.keys(nameFields),
  ...Object.keys(contributorRoles),
  ...numberVariables,
])

/** Returns any CSL value as one text. */
function anyText(variable: string, value: unknown): string {
  if (nameVariables.some(each => each === variable)) return namesAsText(namesOf(value))
  if (dateVariables.some(each => each === variable)) return dateOf(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)
}

/** Returns the variables that have no field. */
function unplaced(item: CslItem): readonly Leftover[] {
  const genre = textOf(item.genre)
  return Object.entries(item).flatMap(([variable, value]) => {
    if (placed.has(variable) || (variable === 'genre' && isImpliedByTerm({ type: item.type, genre })))
      return []
    const text = anyText(variable, value)
    return text === '' ? [] : [{ name: variable, text }]
  })
}

function contributorCells(item: CslItem): [string, string][] {
  const rows = Object.entries(contributorRoles).flatMap(([variable, role]) =>
    namesOf(item[variable]).map(name => ({ name: namesAsText([name]), role })),
  )
  return [
    [paths.contributor, rowsAsCell(rows.map(({ name }) => name))],
    [paths.contributorRole, rowsAsCell(rows.map(({ role }) => role))],
  ]
}

function numberCells(item: CslItem): [string, string][] {
  const numbers = numberVariables.flatMap(type => (textOf(item[type]) ? [[type, textOf(item[type])]] : []))
  return [
    [paths.standardNumber, rowsAsCell(numbers.map(([, number = '']) => number))],
    [paths.standardType, rowsAsCell(numbers.map(([type = '']) => type))],
  ]
}

/**
 * Converts a CSL-JSON work to cells of a record. Nothing is lost: variables without a field go into the note with their name, and those an
 * export put there return to their field.
 * @param isField checks that a name found in a note is the path of a field
 */
export function cellsOfItem(item: CslItem, isField: (path: string) => boolean): Cells {
  const genre = textOf(item.genre)
  const title = textOf(item.title)
  const container = textOf(item['container-title'])
  const part = container !== '' || isPart(item.type)
  const { note, leftovers } = withoutLeftovers(textOf(item.note), isField)
  const { issued, accessed } = item
  const cells = new Map<string, string>([
    [paths.type, termOf({ type: item.type, genre })],
    [paths.contribution, part ? title : ''],
    [paths.title, part ? container : title],
    ...Object.entries(nameFields).map(
      ([variable, path]) => [path, namesAsText(namesOf(item[variable]))] as const,
    ),
    ...Object.entries(plainFields).map(([variable, path]) => [path, textOf(item[variable])] as const),
    [paths.date, dateOf(issued)],
    [paths.accessed, dateOf(accessed)],
    [paths.shortReference, textOf(item['citation-key'])],
    [paths.language, textOf(item.language) && languageName(textOf(item.language))],
    [
      paths.keywords,
      textOf(item.keyword)
        .split(/[,;]/)
        .map(keyword => keyword.trim())
        .join('; '),
    ],
    [paths.note, withLeftovers(note, unplaced(item))],
    ...contributorCells(item),
    ...numberCells(item),
    ...leftovers.map(({ name, text }) => [name, text] as const),
  ])
  return new Map([...cells].filter(([, text]) => text !== ''))
}
