import { expect, test } from 'vitest'
import { createSignedTokens } from './signed-tokens.ts'

const tokens = createSignedTokens('a secret for tests only, long enough')
const purposes = ['session', 'link', 'handover'] as const

test('a token is of the purpose it was signed for, and of no other [F-T01]', () => {
  for (const made of purposes) {
    const token = tokens[made].make()
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const purpose of purposes)
      expect(tokens[purpose].isOurs(token), `${made} as ${purpose}`).toBe(made === purpose)
  }
  expect(
    createSignedTokens('another secret, long enough as well').session.isOurs(tokens.session.make()),
  ).toBe(false)
})

test('a token has one spelling: nobody makes many of one [F-T01]', () => {
  const token = tokens.session.make()
  const last = String.fromCharCode(token.charCodeAt(42) + 1)
  const spellings = [`${token}=`, `${token}.`, `.${token}`, `${token.slice(0, 9)}~${token.slice(9)}`]
  for (const spelling of [...spellings, token.slice(0, 42) + last, `${token} `])
    expect(tokens.session.isOurs(spelling), spelling).toBe(false)
})
