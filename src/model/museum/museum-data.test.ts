import { describe, expect, test } from 'vitest'
import { problemOf } from '../validation/check.ts'
import { museumData, museumDataOf } from './museum-data.ts'
import { museumFields, museumPaths } from './museum-fields.ts'
import { museumValue, withMuseumValue } from './museum-value.ts'
import { wrongMuseumPaths } from './wrong-museum-paths.ts'

const good = museumData.parse({
  organisationMainBody: ' Museo della Valle ',
  organisationFunction: 'vitrine:museum',
  vat: '01234567890',
  address: 'Via Roma 1',
  postCode: '00100',
  place: 'Aosta',
  legalRepresentative: { firstName: 'Ada', lastName: 'Neri', dates: '1970', taxCode: 'NREDAA70A41A326X' },
  organisationContact: { email: 'info@valle.museum' },
})

const problems = (sent: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    museumData
      .safeParse(sent)
      .error?.issues.map(({ path, message }) => [path.join('.'), problemOf(message)?.key]) ?? [],
  )

describe('the data of a museum', () => {
  test('are complete without a contact’s name and phone, and trimmed [P-U07]', () => {
    expect(good.organisationMainBody).toBe('Museo della Valle')
    expect(good.organisationContact).toEqual({ name: '', phoneNumber: '', email: 'info@valle.museum' })
    expect(wrongMuseumPaths(good)).toEqual([])
  })

  test('report what is missing at its path, whole groups included [P-U07]', () => {
    const needed = museumPaths.filter(path => !('optional' in museumFields[path]))
    expect(Object.keys(problems({})).toSorted()).toEqual(needed.toSorted())
    expect(wrongMuseumPaths(museumDataOf())).toEqual(needed)
  })

  test('are limited in length, and digits and addresses are validated [P-U07]', () => {
    const limits: Record<string, number> = {
      organisationMainBody: 200,
      vat: 16,
      postCode: 10,
      address: 100,
      'legalRepresentative.firstName': 150,
      'legalRepresentative.lastName': 150,
      'legalRepresentative.dates': 50,
      'legalRepresentative.taxCode': 16,
      'organisationContact.name': 150,
      'organisationContact.phoneNumber': 15,
    }
    for (const path of museumPaths) {
      const max = limits[path]
      if (max === undefined) continue
      expect(wrongMuseumPaths(withMuseumValue(good, path, '1'.repeat(max))), path).toEqual([])
      expect(problems(withMuseumValue(good, path, '1'.repeat(max + 1))), path).toEqual({
        [path]: 'maxLength',
      })
    }
    const email = `${'a'.repeat(41)}@bc.museum`
    expect(wrongMuseumPaths(withMuseumValue(good, 'organisationContact.email', email.slice(1)))).toEqual([])
    expect(problems(withMuseumValue(good, 'organisationContact.email', email))).toEqual({
      'organisationContact.email': 'maxLength',
    })
    expect(problems(withMuseumValue(good, 'postCode', '0095O'))).toEqual({ postCode: 'digits' })
    expect(problems(withMuseumValue(good, 'organisationContact.phoneNumber', '+39 1'))).toEqual({
      'organisationContact.phoneNumber': 'digits',
    })
    expect(problems(withMuseumValue(good, 'organisationContact.email', 'info'))).toEqual({
      'organisationContact.email': 'email',
    })
    expect(museumValue(good, 'legalRepresentative.taxCode')).toBe('NREDAA70A41A326X')
  })

  test.each([
    ['', '00-950', undefined],
    ['PL', '00-950', undefined],
    ['SE', '114 55', undefined],
    ['IT', '1110O', 'digits'],
    ['IT', '111-00 111-000', 'maxLength'],
    ['GB', 'BS1 4QA', undefined],
    ['GB', 'sw1a1aa', undefined],
    ['GB', '11100', 'postCode'],
    ['NL', '1071 XX', undefined],
    ['CA', 'K1A 0B1', undefined],
    ['LV', 'LV-1050', undefined],
    ['', 'BS1 4QA', 'digits'],
    ['IE', '', 'required'],
    ['HK', '', undefined],
  ])('have a postal code as the country %j writes it: %j [F-W20]', (country, postCode, key) => {
    const data = { ...good, country, postCode }
    expect(problems(data)).toEqual(key ? { postCode: key } : {})
    expect(wrongMuseumPaths(data)).toEqual(key ? ['postCode'] : [])
  })

  test('have a country of ISO 3166, and a phone number in groups [F-W20]', () => {
    expect(problems({ ...good, country: 'XX' })).toEqual({ country: 'choice' })
    expect(problems(withMuseumValue(good, 'organisationContact.phoneNumber', '0117 922 3571'))).toEqual({})
  })
})
