import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CodedError } from '#server/platform/errors.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const own = ['ada.rossi@valle.museum', 'Ada', 'Rossi', 'Museo della Città']

/** @returns why it is refused; undefined for a good one. */
async function judged(password: string): Promise<string | undefined> {
  try {
    await refuseWeakPassword(password, own, 'password')
    return undefined
  } catch (error) {
    if (error instanceof CodedError) return error.details.fields?.password?.key
    throw error
  }
}

const judgedAll = async (passwords: readonly string[]) =>
  Object.fromEntries(await Promise.all(passwords.map(async each => [each, await judged(each)] as const)))

const all = (passwords: readonly string[], key: string | undefined) =>
  Object.fromEntries(passwords.map(each => [each, key]))

test('The own e-mail, names and museum are no password, whatever capital, digit or accent is added [F-T15] [P-A12]', async () => {
  const passwords = [
    'Ada.rossi@valle.museum1',
    'Ada.rossi@valle.museum',
    'AdaRossi1',
    'Adarossi1985',
    'Rossi2026!',
    'Museo2026!',
    'Citta2026',
    'Museodellacittà1',
    'Valle.museum7',
  ]
  expect(await judgedAll(passwords)).toEqual(all(passwords, 'ownPassword'))
})

test('Passwords that guessing programs try first are refused with the reason, in all four languages [F-T15] [P-A12]', async () => {
  const common = [
    'Password1',
    'P@ssw0rd',
    'Passw0rd2026',
    'Qwerty123',
    'Haslo1234',
    'Passwort123',
    'Sommer2026',
    'Warszawa2026',
    'Milano2026',
    'Juventus1897',
  ]
  expect(await judgedAll(common)).toEqual(all(common, 'commonPassword'))
  const patterns = ['Abcdefgh1', 'Qwertz123', `A1${'a'.repeat(150)}`]
  expect(await judgedAll(patterns)).toEqual(all(patterns, 'patternPassword'))
})

test('Passwords of unrelated words and random ones are accepted [F-T15] [P-A12]', async () => {
  const passwords = [
    'Vitrine2026',
    'Herbarium2026',
    'Neue-Vitrine7',
    'Passage-17-Meander',
    'k7Rw-Tabelle',
    'Xk9mQ2vL7pR4',
  ]
  expect(await judgedAll(passwords)).toEqual(all(passwords, undefined))
})

test('Judging a password made to take long leaves the server free for others [F-T15]', async () => {
  const judging = { ends: false }
  const hostile = Promise.all(
    ['a1A', 'P4$$w0rd', 'Xk9$'].map(part => judged(part.repeat(60).slice(0, 200))),
  ).then(() => {
    judging.ends = true
  })
  let turns = 0
  while (!judging.ends) {
    await setTimeout(5)
    turns++
  }
  await hostile
  expect(turns).toBeGreaterThan(3)
})
