import { describe, expect, test } from 'vitest'
import {
  amount,
  array,
  digits,
  email,
  firstProblem,
  maxLength,
  minLength,
  password,
  regex,
  required,
  sameAs,
  type Validator,
} from './validators.ts'

const fine = (validate: Validator, ...values: unknown[]) => {
  for (const value of values) expect(validate(value), JSON.stringify(value)).toBeUndefined()
}
const refused = (validate: Validator, key: string, ...values: unknown[]) => {
  for (const value of values) expect(validate(value)?.key, JSON.stringify(value)).toBe(key)
}

describe('general validators', () => {
  test('required refuses null, a blank string and an empty object [P-E08]', () => {
    refused(required, 'required', null, undefined, '', '  \n', {})
    fine(required, 'a', 0, false, { a: 1 }, [])
  })

  test('lengths are counted in visible characters [P-E08]', () => {
    fine(maxLength(3), '', 'abc', '𝔸𝔹ℂ')
    refused(maxLength(3), 'maxLength', 'abcd')
    fine(minLength(2), '', 'ab')
    refused(minLength(2), 'minLength', 'a')
  })

  test('an e-mail may be empty where it is optional [P-E08]', () => {
    fine(email, '', null, 'a@b.it', 'zażółć@muzeum.pl', "o'neil+x@sub.museum.org")
    refused(
      email,
      'email',
      'a',
      'a@b',
      'a b@c.de',
      'a@b..de',
      '@b.de',
      'a@b.de, c@d.de',
      `${'a'.repeat(250)}@b.de`,
    )
  })

  test('digits only [P-E08]', () => {
    fine(digits, '', '00123')
    refused(digits, 'digits', '12a', '1.2', '-1', '１２')
  })

  test('an array reports the places of its invalid elements [P-E08]', () => {
    fine(array(required), ['a', 'b'], [], null)
    expect(array(required)(['a', '', 'c', ' '])).toEqual({ key: 'array', params: { indexes: '1, 3' } })
    refused(array(required), 'array', 'no list')
  })

  test('a password has eight characters, a lower and an upper case letter, a digit, no spaces [P-A12] [P-E08]', () => {
    fine(password, 'Vitrine2026', 'Łódź1234', 'aB3aB3aB')
    refused(
      password,
      'password',
      'short1A',
      'alllower1',
      'ALLUPPER1',
      'NoDigitsHere',
      'With Space1',
      'Tab\tTab12345aA',
    )
  })

  test('a regex checks non-empty values only [P-E08]', () => {
    fine(regex(/^[a-z]+$/), '', null, 'abc')
    refused(regex(/^[a-z]+$/), 'regex', 'ABC')
  })

  test('same-as compares two fields [P-E08]', () => {
    fine(sameAs('x'), 'x')
    refused(sameAs('x'), 'sameAs', 'y', '')
  })

  test('an amount starts with 1 to 9 and has at most 21 digits [P-E08]', () => {
    fine(amount, '', '1', '1.234,56', "1'000", '999999999999999999999')
    refused(amount, 'amount', '0', '012', '-5', '1,', 'abc', '1'.repeat(22))
  })

  test('of several validators the first problem counts [P-E08]', () => {
    expect(firstProblem('', [required, maxLength(2)])).toEqual({ key: 'required' })
    expect(firstProblem('abc', [required, maxLength(2)])).toEqual({ key: 'maxLength', params: { max: 2 } })
    expect(firstProblem('ab', [required, maxLength(2)])).toBeUndefined()
  })
})
