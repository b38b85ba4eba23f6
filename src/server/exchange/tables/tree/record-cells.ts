import type { CellText, ElementRule, Standard } from '#model/exchange/standards/standard.ts'
import {
  attributeOf,
  elementsOf,
  isAddress,
  languageOf,
  type TreeNode,
  textOf,
} from '#model/exchange/standards/tree.ts'
import type { FoundRecord } from './record-reading.ts'
import { noAttributes } from './tree-events.ts'

/** Values of a record by the path of their column, in the order in which they come. */
type Values = Map<string, string[]>

const step = ' › '

const longestQualifier = 40

const languageNames: ReadonlySet<string> = new Set(['lang', 'language'])

/** Returns the attribute that tells an element from its like: 'alternative' of a title. */
const typeOf = (element: TreeNode): string => {
  const type = attributeOf(element, 'type').trim()
  return type.length > longestQualifier || isAddress(type) ? '' : type
}

/** Returns the name of an element, with what tells it from its like in brackets: 'title[alternative, de]'. */
function nameOf(element: TreeNode): string {
  const told = [typeOf(element), languageOf(element)].filter(each => each !== '')
  return told.length === 0 ? element.name : `${element.name}[${told.join(', ')}]`
}

const isMixed = ({ content }: TreeNode): boolean =>
  content.some(each => typeof each === 'string' && /\S/.test(each))

function add(values: Values, column: string, texts: readonly string[]): void {
  const known = values.get(column)
  if (known) known.push(...texts)
  else values.set(column, [...texts])
}

/** Adds elements of one name: each is a row of a list, so where one has no value its place stays empty. */
function addGroup(values: Values, path: string, group: readonly Values[]): void {
  const columns = new Set(group.flatMap(each => [...each.keys()]))
  for (const column of columns)
    add(
      values,
      [path, column].filter(each => each !== '').join(step),
      group.flatMap(each => each.get(column) ?? (group.length > 1 ? [''] : [])),
    )
}

function valuesOf(element: TreeNode, rules: ReadonlyMap<string, ElementRule>): Values {
  const values: Values = new Map()
  for (const [name, text] of element.attributes) {
    const isTold = languageNames.has(name) || (name === 'type' && typeOf(element) !== '')
    if (!isTold && text.trim() !== '') add(values, `@${name}`, [text.trim()])
  }
  const children = elementsOf(element)
  if (children.length === 0 || isMixed(element)) {
    const text = textOf(element)
    if (text !== '') add(values, '', [text])
    return values
  }
  for (const [name, found] of Map.groupBy(children, nameOf)) {
    const rule = rules.get(found[0]?.name ?? '')
    if (rule === 'leave') continue
    if (typeof rule === 'function') add(values, name, found.map(rule))
    else
      addGroup(
        values,
        rule === 'through' ? '' : name,
        found.map(each => valuesOf(each, rules)),
      )
  }
  return values
}

const noRules: ReadonlyMap<string, ElementRule> = new Map()

/** Keys that mean something else where they head a column: '@id' is that of an exported table. */
const withoutKeys = (column: string, record: TreeNode): string =>
  column.startsWith('@') ? `${record.name} ${column}` : column === '' ? record.name : column

function* cellsByPath(record: TreeNode, rules: ReadonlyMap<string, ElementRule>): Generator<CellText> {
  for (const [column, texts] of valuesOf(record, rules))
    for (const text of texts) yield [withoutKeys(column, record), text]
}

/** Returns the rows of a record: the values of each column, without columns that have none. */
export function recordRows(
  { record, within }: FoundRecord,
  standard: Standard | undefined,
): readonly ReadonlyMap<string, readonly string[]>[] {
  const rows = standard?.rows?.(record) ?? [record]
  return rows.map(row => {
    const values: Values = new Map()
    const around = row === record ? within : [...within, record]
    if (standard) {
      const told = new Map<string, Set<string>>()
      for (const [column, text] of standard.cells(row, around)) {
        if (text === '') continue
        const known = told.get(column) ?? new Set()
        told.set(column, known)
        if (known.has(text)) continue
        known.add(text)
        add(values, column, [text])
      }
    }
    // Attributes of a record of a standard are told, if they tell anything.
    const element = standard ? { ...row, attributes: noAttributes } : row
    if (!standard || standard.elements)
      for (const [column, text] of cellsByPath(element, standard?.elements ?? noRules))
        add(values, column, [text])
    return new Map([...values].filter(([, texts]) => texts.some(text => text !== '')))
  })
}
