import { type MuseumPath, museumFields } from '#model/museum/museum-fields.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'

/** The parts of the form, each with its fields. */
export const museumGroups = [
  {
    name: 'organisation',
    paths: ['organisationMainBody', 'organisationFunction', 'vat', 'address', 'postCode', 'place'],
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

/** How the value at a path is typed. */
interface MuseumInput {
  readonly label: TextKey
  readonly optional?: boolean
  /** What the browser may offer; 'off' where it could offer only what is somebody else's. */
  readonly autoComplete: string
  /** Two stand beside each other. */
  readonly narrow?: boolean
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric' | 'email' | 'tel'
  readonly spellCheck?: boolean
}

const optional = (path: MuseumPath): { readonly optional?: boolean } =>
  'optional' in museumFields[path] ? { optional: true } : {}

/** How each field is typed. */
export const museumInputs: Readonly<Record<MuseumPath, MuseumInput>> = {
  organisationMainBody: { label: 'museum.fields.organisationMainBody', autoComplete: 'organization' },
  organisationFunction: { label: 'museum.fields.organisationFunction', autoComplete: 'off', narrow: true },
  vat: { label: 'museum.fields.vat', autoComplete: 'off', narrow: true, spellCheck: false },
  address: { label: 'museum.fields.address', autoComplete: 'street-address' },
  postCode: {
    label: 'museum.fields.postCode',
    autoComplete: 'postal-code',
    narrow: true,
    inputMode: 'numeric',
  },
  place: { label: 'museum.fields.place', autoComplete: 'address-level2', narrow: true },
  'legalRepresentative.firstName': {
    label: 'profile.firstName',
    autoComplete: 'section-representative given-name',
    narrow: true,
  },
  'legalRepresentative.lastName': {
    label: 'profile.lastName',
    autoComplete: 'section-representative family-name',
    narrow: true,
  },
  'legalRepresentative.dates': { label: 'museum.fields.dates', autoComplete: 'off', narrow: true },
  'legalRepresentative.taxCode': {
    label: 'museum.fields.taxCode',
    autoComplete: 'off',
    narrow: true,
    spellCheck: false,
  },
  'organisationContact.name': {
    ...optional('organisationContact.name'),
    label: 'museum.fields.contactName',
    autoComplete: 'section-contact name',
  },
  'organisationContact.phoneNumber': {
    ...optional('organisationContact.phoneNumber'),
    label: 'museum.fields.phoneNumber',
    autoComplete: 'section-contact tel',
    narrow: true,
    type: 'tel',
    inputMode: 'tel',
  },
  'organisationContact.email': {
    label: 'profile.email',
    autoComplete: 'section-contact email',
    narrow: true,
    type: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
}
