import { expect, test } from 'vitest'
import { languages } from '#model/languages.ts'
import { checkTexts, readResources } from './texts.ts'

test('Every language of the product starts with all its texts [F-H02]', () => {
  expect(Object.keys(readResources())).toEqual([...languages])
})

test('A language without a folder of texts stops the start, and the reason names the folder [F-H02]', () => {
  expect(() => readResources(['en', 'xx'])).toThrow(
    "The language 'xx' has no texts: the folder locales/xx is missing.",
  )
})

test('A language that lacks a text of English stops the start, and the reason names the key; forms of plurals are its own [F-H02]', () => {
  const english = { common: { close: 'Close', files_one: '1 file', files_other: '{{count}} files' } }
  expect(() => checkTexts({ it: { common: { close: 'Chiudi' } } }, english)).toThrow(
    "The language 'it' lacks texts in locales/it (1): common.files",
  )
  expect(() =>
    checkTexts({ pl: { common: { close: 'Zamknij', files_few: '…', files_many: '…' } } }, english),
  ).not.toThrow()
})
