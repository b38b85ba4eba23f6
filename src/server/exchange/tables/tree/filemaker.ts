import type { CellText, Standard } from '#model/exchange/standards/standard.ts'
import { elementsOf, type TreeNode, textOf } from '#model/exchange/standards/tree.ts'
import type { WalkTree } from './tree-events.ts'

const root = 'FMPXMLRESULT'

/** True for FileMaker's XML, whose fields are named once, at its beginning: what a row has is known by its place. */
export const isFileMaker = (names: ReadonlySet<string>): boolean => names.has(root)

async function fieldsOf(walk: WalkTree): Promise<readonly string[]> {
  const fields: string[] = []
  let rows = 0
  const visitor = {
    open(name: string, attributes: ReadonlyMap<string, string>) {
      if (name === 'FIELD') fields.push(attributes.get('NAME')?.trim() ?? '')
      if (name === 'ROW') rows++
    },
    text() {},
    close() {},
  }
  for await (const _ of walk(visitor)) if (rows > 0) break
  return fields
}

/** Reads the fields of a file of FileMaker: those of a repeating field are several values of one column. */
export async function fileMakerStandard(walk: WalkTree): Promise<Standard> {
  const fields = await fieldsOf(walk)
  return {
    isIn: isFileMaker,
    records: new Set(['ROW']),
    nested: 'outer',
    targets: {},
    *cells(row: TreeNode): Generator<CellText> {
      for (const [at, column] of elementsOf(row).entries())
        for (const value of elementsOf(column)) yield [fields[at] || `COL ${at + 1}`, textOf(value)]
    },
  }
}
