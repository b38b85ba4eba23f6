import type { MuseumData } from '#model/museum/museum-data.ts'

/** Data of a museum with nothing wrong. */
export const aMuseumData = (organisationMainBody: string, change: Partial<MuseumData> = {}): MuseumData => ({
  organisationMainBody,
  organisationFunction: 'vitrine:museum',
  vat: '01234567890',
  address: 'Via Roma 1',
  country: 'IT',
  postCode: '11100',
  place: 'Aosta',
  timeZone: 'Europe/Rome',
  legalRepresentative: { firstName: 'Ada', lastName: 'Neri', dates: '1970', taxCode: 'NREDAA70A41A326X' },
  organisationContact: { name: 'Segreteria', phoneNumber: '0165123456', email: 'info@valle.museum' },
  ...change,
})
