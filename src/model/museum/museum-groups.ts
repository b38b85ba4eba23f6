import type { MuseumPath } from './museum-fields.ts'

/** Groups of profile fields, in forms and in print. */
export const museumGroups = [
  {
    name: 'organisation',
    paths: [
      'organisationMainBody',
      'organisationFunction',
      'vat',
      'address',
      'country',
      'postCode',
      'place',
      'timeZone',
    ],
  },
  {
    name: 'representative',
    paths: [
      'legalRepresentative.firstName',
      'legalRepresentative.lastName',
      'legalRepresentative.dates',
      'legalRepresentative.taxCode',
    ],
  },
  {
    name: 'contact',
    paths: ['organisationContact.name', 'organisationContact.phoneNumber', 'organisationContact.email'],
  },
] as const satisfies readonly { readonly name: string; readonly paths: readonly MuseumPath[] }[]

/** Labels of fields: text keys. */
export const museumLabels = {
  organisationMainBody: 'museum.fields.organisationMainBody',
  organisationFunction: 'museum.fields.organisationFunction',
  vat: 'museum.fields.vat',
  address: 'museum.fields.address',
  country: 'museum.fields.country',
  postCode: 'museum.fields.postCode',
  place: 'museum.fields.place',
  timeZone: 'museum.fields.timeZone',
  'legalRepresentative.firstName': 'profile.firstName',
  'legalRepresentative.lastName': 'profile.lastName',
  'legalRepresentative.dates': 'museum.fields.dates',
  'legalRepresentative.taxCode': 'museum.fields.taxCode',
  'organisationContact.name': 'museum.fields.contactName',
  'organisationContact.phoneNumber': 'museum.fields.phoneNumber',
  'organisationContact.email': 'profile.email',
} as const satisfies Readonly<Record<MuseumPath, string>>
