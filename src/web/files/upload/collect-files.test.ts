import { describe, expect, test } from 'vitest'
import { chosenFiles, droppedFiles, isOwnFile, matchLost } from './collect-files.ts'

const file = (name: string, path?: string): File => {
  const made = new File([name], name, { lastModified: 5 })
  if (path !== undefined) Object.defineProperty(made, 'webkitRelativePath', { value: path })
  return made
}

/** A folder as browsers list it: in batches. */
const entry = (name: string, children?: readonly object[]): object => {
  const parts = children ? [children.slice(0, 1), children.slice(1), []] : []
  return {
    name,
    isFile: children === undefined,
    file: (found: (given: File) => void) => found(file(name)),
    createReader: () => ({
      readEntries: (found: (part: readonly object[]) => void) =>
        found(parts.find(part => part.length > 0) ? (parts.shift() ?? []) : []),
    }),
  }
}

const transferOf = (...entries: object[]): DataTransfer =>
  ({
    items: entries.map(one => ({ kind: 'file', webkitGetAsEntry: () => one, getAsFile: () => null })),
  }) as unknown as DataTransfer

describe('files that are chosen and dropped', () => {
  test('folders are walked to their ends, and files know where they lay [C-F01]', async () => {
    const folder = entry('roll 3', [entry('a.tif'), entry('b.tif'), entry('notes', [entry('c.txt')])])
    const found = await droppedFiles(transferOf(folder, entry('d.jpg')))
    expect(found.map(({ file: { name }, folder: lay }) => [lay, name])).toEqual([
      ['roll 3', 'a.tif'],
      ['roll 3', 'b.tif'],
      ['roll 3/notes', 'c.txt'],
      ['', 'd.jpg'],
    ])
  })

  test('a selected folder is recognised by the paths of its files, without system files [C-F01]', () => {
    const chosen = chosenFiles([
      file('a.tif', 'roll 3/a.tif'),
      file('.DS_Store', 'roll 3/.DS_Store'),
      file('b.tif'),
    ])
    expect(chosen.filter(isOwnFile).map(({ file: { name }, folder }) => [folder, name])).toEqual([
      ['roll 3', 'a.tif'],
      ['', 'b.tif'],
    ])
  })

  test('files chosen again are known by name, length, day and folder [C-F01]', () => {
    const lost = (key: string, name: string, folder: string) =>
      ({ key, name, folder, bytes: name.length, lastModified: 5 }) as Parameters<typeof matchLost>[0][number]
    const chosen = [
      { file: file('a.tif'), folder: 'two' },
      { file: file('a.tif'), folder: 'one' },
      { file: file('x.tif'), folder: '' },
    ]
    const found = matchLost([lost('1', 'a.tif', 'one'), lost('2', 'b.tif', '')], chosen)
    expect([...found]).toEqual([['1', chosen[1]?.file]])
  })
})
