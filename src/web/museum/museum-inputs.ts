import { type MuseumPath, museumFields } from '#model/museum/museum-fields.ts'

/** How the value at a path is typed. */
interface MuseumInput {
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
  organisationMainBody: { autoComplete: 'organization' },
  organisationFunction: { autoComplete: 'off', narrow: true },
  vat: { autoComplete: 'off', narrow: true, spellCheck: false },
  address: { autoComplete: 'street-address' },
  postCode: {
    autoComplete: 'postal-code',
    narrow: true,
    inputMode: 'numeric',
  },
  place: { autoComplete: 'address-level2', narrow: true },
  timeZone: { autoComplete: 'off', narrow: true },
  'legalRepresentative.firstName': {
    autoComplete: 'section-representative given-name',
    narrow: true,
  },
  'legalRepresentative.lastName': {
    autoComplete: 'section-representative family-name',
    narrow: true,
  },
  'legalRepresentative.dates': { autoComplete: 'off', narrow: true },
  'legalRepresentative.taxCode': {
    autoComplete: 'off',
    narrow: true,
    spellCheck: false,
  },
  'organisationContact.name': {
    ...optional('organisationContact.name'),

    autoComplete: 'section-contact name',
  },
  'organisationContact.phoneNumber': {
    ...optional('organisationContact.phoneNumber'),

    autoComplete: 'section-contact tel',
    narrow: true,
    type: 'tel',
    inputMode: 'tel',
  },
  'organisationContact.email': {
    autoComplete: 'section-contact email',
    narrow: true,
    type: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
}
