import type { DocumentBlock, PlainBlock } from '#model/papers/blocks.ts'
import type { DocumentTemplate } from '#model/print-templates/document.ts'
import { fillPlaceholders } from '#model/print-templates/placeholders.ts'
import { listOfTable, type Scope, type Subject } from '#model/print-templates/printable-fields.ts'
import { sectionFields } from '#model/print-templates/printable-sections.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import type { FilledBlock, FilledCell, FilledRunning } from '#server/print/index.ts'
import type { Filling } from './fill-label.ts'
import { fillWhereFilled, fillWords } from './fill-words.ts'
import type { GivenSignatures, ScopeValues } from './scope-values.ts'

interface DocumentFilling extends Filling {
  readonly subject: Subject
  readonly given?: GivenSignatures
}

function fillFields(
  { fields, columns, empty }: Extract<PlainBlock, { type: 'fields' }>,
  values: ScopeValues,
  { language, nameOf }: Filling,
): FilledBlock[] {
  const filled = fields
    .map(({ path, label }) => ({
      label: label ? fillWords(label, language, values.text) : nameOf(path),
      text: values.text(path, '\n'),
    }))
    .filter(({ text }) => empty || text !== '')
  return filled.length === 0 ? [] : [{ type: 'fields', columns, fields: filled }]
}

function fillPlain(
  block: PlainBlock,
  values: ScopeValues,
  filling: DocumentFilling,
  scope: Scope,
): FilledBlock[] {
  const { language, subject } = filling
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'terms': {
      const text = fillWhereFilled(block.text, language, values.text)
      return text.trim() === '' ? [] : [{ ...block, text }]
    }
    case 'fields':
      return fillFields(block, values, filling)
    case 'section': {
      const found = sectionFields(subject, block.section, scope)
      const sections = found ? values.sections(found.source.prefix, found.names) : []
      return sections.length === 0 ? [] : [{ type: 'sections', heading: block.heading, sections }]
    }
    case 'pictures': {
      const { most, ...rest } = block
      return [{ ...rest, pictures: values.pictures.slice(0, most) }]
    }
    case 'code':
      return [{ ...block, text: fillPlaceholders(block.text, values.text).trim() }]
    case 'signatures': {
      const { given, ...rest } = block
      const { blocks = [], lines = true } = (given && filling.given?.[given]) ?? {}
      const toSign = block.lines.map(words => fillWords(words, language, values.text))
      return [...blocks, ...(lines ? [{ ...rest, lines: toSign }] : [])]
    }
    default:
      return [block]
  }
}

/** Values of a row of a table: of an object, or of a row of the document itself, which has no pictures. */
type RowValues = Pick<ScopeValues, 'text'> & Partial<Pick<ScopeValues, 'pictures'>>

async function tableOf(
  { columns, grouped: _grouped, ...rest }: Extract<DocumentBlock, { type: 'table' }>,
  whole: ScopeValues,
  objects: readonly RowValues[],
  { language, nameOf }: Filling,
): Promise<FilledBlock> {
  const isPicture = (path: string): boolean => path.endsWith('@picture')
  const rows: FilledCell[][] = []
  for await (const values of inTurns(objects))
    rows.push(columns.map(({ path }) => (isPicture(path) ? (values.pictures?.[0] ?? '') : values.text(path))))
  return {
    ...rest,
    columns: columns.map(({ path, label, width }) => ({
      label: label ? fillWords(label, language, whole.text) : nameOf(path),
      ...(width !== undefined && { width }),
    })),
    rows,
  }
}

/** A table of all objects, or one under each value of the first column; or of rows of the document, which are counted after its objects. */
async function fillTable(
  block: Extract<DocumentBlock, { type: 'table' }>,
  whole: ScopeValues,
  objects: readonly ScopeValues[],
  filling: DocumentFilling,
): Promise<FilledBlock[]> {
  const list = listOfTable(filling.subject, block.columns)
  if (list !== undefined) {
    const rows = whole.rows(list).map(
      ({ text }, at): RowValues => ({
        text: path => (path === '@index' ? String(objects.length + at + 1) : text(path)),
      }),
    )
    return rows.length === 0 ? [] : [await tableOf(block, whole, rows, filling)]
  }
  if (objects.length === 0) return []
  const [first, ...columns] = block.columns
  if (!block.grouped || !first || columns.length === 0) return [await tableOf(block, whole, objects, filling)]
  const groups = new Map<string, ScopeValues[]>()
  for await (const values of inTurns(objects)) {
    const name = values.text(first.path).trim()
    groups.set(name, [...(groups.get(name) ?? []), values])
  }
  const order = new Intl.Collator(filling.language, { numeric: true })
  const filled: FilledBlock[] = []
  for (const [name, some] of [...groups].toSorted(([one], [other]) => order.compare(one, other)))
    filled.push(
      { type: 'heading', text: name || '—', level: 3 },
      await tableOf({ ...block, columns }, whole, some, filling),
    )
  return filled
}

async function fillEach(
  { blocks, newPage }: Extract<DocumentBlock, { type: 'each' }>,
  objects: readonly ScopeValues[],
  filling: DocumentFilling,
): Promise<FilledBlock[]> {
  const filled: FilledBlock[] = []
  for await (const values of inTurns(objects)) {
    const inner = blocks.flatMap(block => fillPlain(block, values, filling, 'each'))
    if (newPage && values !== objects[0]) filled.push({ type: 'pageBreak' })
    if (newPage) filled.push(...inner)
    else filled.push({ type: 'together', blocks: inner })
  }
  return filled
}

/** Signatures stand with the last words of what is signed, never alone on a page. */
function closingWith(signatures: FilledBlock, last: FilledBlock | undefined): readonly FilledBlock[] {
  if (last?.type === 'paragraph') return [{ type: 'together', blocks: [last, signatures] }]
  if (last?.type !== 'terms') return last ? [last, signatures] : [signatures]
  const parts = last.text.split(/\n{2,}/)
  const end = { ...last, text: parts.at(-1) ?? '' }
  const before = parts.slice(0, -1).join('\n\n')
  const together: FilledBlock = { type: 'together', blocks: [end, signatures] }
  return before === '' ? [together] : [{ ...last, text: before }, together]
}

/** The blocks of a document with all that they say about the whole and about each object. Of many objects, other requests come between. */
export async function fillDocument(
  { blocks }: DocumentTemplate,
  whole: ScopeValues,
  objects: readonly ScopeValues[],
  filling: DocumentFilling,
): Promise<FilledBlock[]> {
  const filled: FilledBlock[] = []
  for (const block of blocks)
    if (block.type === 'table') filled.push(...(await fillTable(block, whole, objects, filling)))
    else if (block.type === 'each') filled.push(...(await fillEach(block, objects, filling)))
    else
      for (const plain of fillPlain(block, whole, filling, 'whole'))
        filled.push(...(plain.type === 'signatures' ? closingWith(plain, filled.pop()) : [plain]))
  return filled
}

/** Running head and foot; numbers of pages are filled in when the pages are known. */
export function fillRunning(
  running: DocumentTemplate['header'],
  whole: ScopeValues,
  { language }: Filling,
): FilledRunning {
  const textAt = (path: string): string =>
    path === '@page' || path === '@pages' ? `{{${path}}}` : whole.text(path)
  const { left, center, right } = running
  return {
    left: fillWords(left, language, textAt),
    center: fillWords(center, language, textAt),
    right: fillWords(right, language, textAt),
  }
}
