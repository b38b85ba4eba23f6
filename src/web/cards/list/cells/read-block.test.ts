import { expect, test } from 'vitest'
import { readBlock } from './read-block.ts'

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
