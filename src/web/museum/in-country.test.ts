import { expect, test } from 'vitest'
import { museumDataOf } from '#model/museum/museum-data.ts'
import { inCountry } from './in-country.ts'

test('The time zone follows the country where all of it has the same time [P-U07]', () => {
  const museum = museumDataOf({ timeZone: 'Europe/Rome' })
  const zoneIn = (country: string, from = museum) => inCountry(from, country).timeZone
  expect(zoneIn('PL')).toBe('Europe/Warsaw')
  expect(zoneIn('DE')).toBe('Europe/Berlin')
  expect(inCountry(museum, 'PL').country).toBe('PL')
  // Several times, none at all, or one of the country's own: the zone stays.
  expect(zoneIn('US')).toBe('Europe/Rome')
  expect(zoneIn('')).toBe('Europe/Rome')
  expect(zoneIn('DE', museumDataOf({ timeZone: 'Europe/Busingen' }))).toBe('Europe/Busingen')
})
