import type { MuseumPath } from './museum-fields.ts'

/** A museum's data in the parts in which it is filled in and printed, each with its fields. */
export const museumGroups = [
  {
    name: 'organisation',
    paths: [
      'organisationMainBody',
      'organisationFunction',
      'vat',
      'address',
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

/** What each field is called: keys of texts. */
export const museumLabels = {
  organisationMainBody: 'museum.fields.organisationMainBody',
  organisationFunction: 'museum.fields.organisationFunction',
  vat: 'museum.fields.vat',
  address: 'museum.fields.address',
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
