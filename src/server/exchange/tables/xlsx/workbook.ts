import { TableError } from '../table-error.ts'
import type { Archive } from './archive.ts'
import { walkWholeXml } from './walk-xml.ts'

export interface Sheet {
  readonly name: string
  readonly part: string
  readonly visible: boolean
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
  ['content.xml', 'ods'],
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
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
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
