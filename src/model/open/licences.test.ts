import { expect, test } from 'vitest'
import { starterTerms } from '../vocabularies/starter/index.ts'
import { licenceOf, notEvaluated } from './licences.ts'

const of = (source?: string) =>
  licenceOf({
    terms: { '1': { names: { en: '', it: '', de: '', pl: '' }, ...(source !== undefined && { source }) } },
    licence: '1',
  })

test('Every initial licence has an address that strangers know, and four of them are open [O-W30] [O-W32]', () => {
  const keys = (starterTerms().LICE ?? []).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(10)
  for (const key of keys)
    expect(of(key).address, key).toMatch(/^https?:\/\/(creativecommons|rightsstatements)\.org\//)
  expect(keys.filter(key => of(key).isOpen)).toEqual([
    'vitrine:cc0 1.0',
    'vitrine:public domain mark 1.0',
    'vitrine:cc by 4.0',
    'vitrine:cc by-sa 4.0',
  ])
})

test('What says nothing of its rights, or has a licence of the museum’s own, is not said to be free [O-W32]', () => {
  expect(of()).toBe(notEvaluated)
  expect(of('museum:our own')).toBe(notEvaluated)
  expect(licenceOf({ terms: {}, licence: undefined })).toBe(notEvaluated)
})
