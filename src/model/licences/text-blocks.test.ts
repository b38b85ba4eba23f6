import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks.ts'

test('The text of a document is headings and paragraphs, and nothing in it is markup [P-U10]', () => {
  expect(textBlocks('## Duration\n\nOne\nyear.\r\n\r\n\n <b>Not bold</b> \n')).toEqual([
    { kind: 'heading', text: 'Duration' },
    { kind: 'paragraph', text: 'One year.' },
    { kind: 'paragraph', text: '<b>Not bold</b>' },
  ])
  expect(textBlocks(' \n')).toEqual([])
})
