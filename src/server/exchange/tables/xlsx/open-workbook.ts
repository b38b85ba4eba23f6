import { chooseSheet, type NamedSheet } from '../choose-sheet.ts'
import { withMerged } from '../merged-cells.ts'
import type { TableLimits, TableRow, TableSource } from '../table.ts'
import { TableError } from '../table-error.ts'
import { type Archive, openArchive } from './archive.ts'
import { readEscapedText } from './escaped-text.ts'
import { readMergedRanges } from './merged-ranges.ts'
import { readNumberFormats } from './number-format.ts'
import { sheetRows } from './sheet-rows.ts'
import { TextStore } from './text-store.ts'
import { walkWholeXml } from './walk-xml.ts'

export interface Sheet extends NamedSheet {
  readonly part: string
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** Days are counted from 1904, as Excel for Macintosh did. */
  readonly since1904: boolean
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly part: string
}

const otherKinds: readonly (readonly [part: string, found: string])[] = [
  ['xl/workbook.bin', 'xlsb'],
  ['word/document.xml', 'docx'],
  ['ppt/presentation.xml', 'pptx'],
  ['content.xml', 'odf'],
]

const partAt = (folder: string, target: string): string => {
  const path = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const step of target.split('/').filter(Boolean)) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}

const relationsOf = async (archive: Archive, folder: string, part: string): Promise<Relation[]> => {
  const relations: Relation[] = []
  if (!archive.has(part)) return relations
  await walkWholeXml(archive.text(part), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship') relations.push({ id: Id, type: Type, part: partAt(folder, Target) })
    },
  })
  return relations
}

const relationId = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

const workbookPart = async (archive: Archive): Promise<string> => {
  const main = (await relationsOf(archive, '', '_rels/.rels')).find(({ type }) =>
    type.endsWith('/officeDocument'),
  )
  if (main?.part.endsWith('.xml') && archive.has(main.part) && !archive.has('word/document.xml'))
    return main.part
  const found = otherKinds.find(([part]) => archive.has(part))?.[1] ?? 'zip'
  throw new TableError('unsupportedKind', { found })
}

/**
 * The table of contents of a workbook.
 * @throws TableError unsupportedKind for another kind of archive, damagedFile
 */
const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  const part = await workbookPart(archive)
  const cut = part.lastIndexOf('/')
  const folder = part.slice(0, Math.max(0, cut))
  const relations = await relationsOf(archive, folder, `${folder}/_rels/${part.slice(cut + 1)}.rels`)
  const sheets: Sheet[] = []
  let since1904 = false
  await walkWholeXml(archive.text(part), {
    open: (name, attributes) => {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const relation = relations.find(({ id }) => id === relationId(attributes))
      if (!relation?.type.endsWith('/worksheet') || !archive.has(relation.part)) return
      const visible = (attributes.state ?? 'visible') === 'visible'
      sheets.push({ name: attributes.name ?? '', part: relation.part, visible })
    },
  })
  const partOf = (kind: string): string | undefined =>
    relations.find(({ type, part: target }) => type.endsWith(kind) && archive.has(target))?.part
  return { sheets, since1904, sharedStrings: partOf('/sharedStrings'), styles: partOf('/styles') }
}

/** All texts of a workbook together. */
const mostBytes = 2 * 1024 ** 3

const collect = async (archive: Archive, part: string, texts: TextStore): Promise<void> => {
  let text = ''
  let inText = false
  let inReading = false
  await walkWholeXml(archive.text(part), {
    open: name => {
      if (name === 'si') text = ''
      else if (name === 't') inText = true
      else if (name === 'rPh') inReading = true
    },
    text: piece => {
      if (inText && !inReading) text += piece
    },
    close: name => {
      if (name === 't') inText = false
      else if (name === 'rPh') inReading = false
      else if (name === 'si') {
        texts.add(readEscapedText(text))
        if (texts.bytes > mostBytes) throw new TableError('tooLarge', { limit: mostBytes })
      }
    },
  })
  texts.flush()
}

/**
 * The texts that the cells of a workbook share; formatted runs are joined, readings of ideographs left out.
 * The caller closes the store.
 */
const readSharedStrings = async (archive: Archive, part: string | undefined): Promise<TextStore> => {
  const texts = new TextStore()
  try {
    if (part !== undefined) await collect(archive, part, texts)
    return texts
  } catch (error) {
    texts.close()
    throw error
  }
}

/** A workbook and one of its sheets: the one asked for, or the first visible one with anything in it. */
export const openWorkbook = async (
  path: string,
  limits: TableLimits,
  name?: string,
): Promise<TableSource> => {
  const archive = await openArchive(path, limits)
  const open: { close(): void }[] = [archive]
  const close = async (): Promise<void> => {
    for (const each of open.splice(0)) each.close()
  }
  try {
    const workbook = await readWorkbook(archive)
    const strings = await readSharedStrings(archive, workbook.sharedStrings)
    open.push(strings)
    const formats = await readNumberFormats(archive, workbook.styles)
    const context = { strings, formats, since1904: workbook.since1904, limits }
    const rowsOf = ({ part }: Sheet): AsyncIterable<TableRow> => sheetRows(archive.text(part), context)
    const visible = workbook.sheets.filter(each => each.visible)
    const sheet = await chooseSheet(workbook.sheets, name, rowsOf)
    const merged = await readMergedRanges(archive.text(sheet.part))
    return {
      kind: 'xlsx',
      encoding: null,
      separator: null,
      sheets: visible.map(each => each.name),
      sheet: sheet.name,
      allRows: () => withMerged(rowsOf(sheet), merged),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
