import { expect, test } from 'vitest'
import { isLinkable } from './linkable-types.ts'

test('Objects are offered to be linked from a file’s side alone, and files from nowhere: they have a picker [C-F03] [C-S03]', () => {
  expect([isLinkable('object', 'file'), isLinkable('object', 'person'), isLinkable('object')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isLinkable('file', 'object'), isLinkable('file', 'file')]).toEqual([false, false])
  expect([isLinkable('person', 'file'), isLinkable('person', 'object')]).toEqual([true, true])
})
