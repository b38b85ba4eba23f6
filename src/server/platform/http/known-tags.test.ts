import { expect, test } from 'vitest'
import { isKnown } from './known-tags.ts'

const knows = (header: string | undefined, tag = '"current"') =>
  isKnown({ headers: header === undefined ? {} : { 'if-none-match': header } }, tag)

test('A tag is known alone, in a list, as a weak one, and whatever commas the others have inside [O-W65]', () => {
  for (const header of [
    '"current"',
    'W/"current"',
    '*',
    ' * ',
    '"other", "current"',
    '"other","current"',
    'W/"other" , W/"current"',
    '"0,0,512,512-512,512-0-default.jpg", "current"',
    '"a,b","c, d",W/"current"',
  ])
    expect(knows(header), header).toBe(true)
  expect(knows('"x", "a,b"', '"a,b"')).toBe(true)
})

test('Anything else is not known [O-W65]', () => {
  for (const header of [
    undefined,
    '',
    'current',
    '"curren"',
    '"Current"',
    '"other", "another"',
    '"*"',
    '"a, current, b"',
  ])
    expect(knows(header), header).toBe(false)
})
