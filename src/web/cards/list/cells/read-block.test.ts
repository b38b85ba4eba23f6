import { expect, test } from 'vitest'
import { readBlock, writeBlock } from './read-block.ts'

test('A column and a block of a spreadsheet are read with empty cells; quoted ones hold lines and quotes [F-W13]', () => {
  expect(readBlock('oak\r\nelm\r\n')).toEqual([['oak'], ['elm']])
  expect(readBlock('a\tb\n\td\n')).toEqual([
    ['a', 'b'],
    ['', 'd'],
  ])
  expect(readBlock('"two\nlines"\t"say ""hi"""\nx\t5" wide')).toEqual([
    ['two\nlines', 'say "hi"'],
    ['x', '5" wide'],
  ])
  expect(readBlock('')).toEqual([['']])
})

test('A copied block is read again as it was [F-W13]', () => {
  const block = [
    ['oak', 'two\nlines', ''],
    ['"said"', 'a\tb', '5" wide'],
  ]
  expect(writeBlock(block)).toBe('oak\t"two\nlines"\t\n"""said"""\t"a\tb"\t5" wide')
  expect(readBlock(writeBlock(block))).toEqual(block)
})
