import { countryCodes } from '../country-codes.ts'
import { isTimeZone } from '../dates/museum-day.ts'
import { digits, email, maxLength, required, type Validator } from '../validation/validators.ts'

/** A field of a museum's profile, and its limits. */
interface MuseumField {
  /** Maximum length. */
  readonly max: number
  readonly optional?: true
  readonly kind?: 'phone' | 'email' | 'zone' | 'country' | 'postCode'
}

/** Fields of a museum's profile by path, in the order of the form (P-U07). */
export const museumFields = {
  organisationMainBody: { max: 200 },
  // Key of an initial term of the vocabulary OCT.
  organisationFunction: { max: 200 },
  vat: { max: 16 },
  address: { max: 100 },
  // ISO 3166-1: 'GB'. Empty where it was never asked for.
  country: { max: 2, optional: true, kind: 'country' },
  postCode: { max: 20, kind: 'postCode' },
  place: { max: 200 },
  // IANA name: 'Europe/Warsaw'. Default: `defaultZone`.
  timeZone: { max: 80, optional: true, kind: 'zone' },
  'legalRepresentative.firstName': { max: 150 },
  'legalRepresentative.lastName': { max: 150 },
  'legalRepresentative.dates': { max: 50 },
  'legalRepresentative.taxCode': { max: 16 },
  'organisationContact.name': { max: 150, optional: true },
  'organisationContact.phoneNumber': { max: 15, optional: true, kind: 'phone' },
  'organisationContact.email': { max: 50, kind: 'email' },
} as const satisfies Readonly<Record<string, MuseumField>>

export type MuseumPath = keyof typeof museumFields

export const museumPaths = Object.keys(museumFields) as readonly MuseumPath[]

const zone: Validator = value => (!value || isTimeZone(String(value)) ? undefined : { key: 'choice' })

const country: Validator = value =>
  !value || countryCodes.includes(String(value)) ? undefined : { key: 'choice' }

/** Digits, which people write in groups. */
const phone: Validator = value => digits(typeof value === 'string' ? value.replace(/[ -]/g, '') : value)

const kinds = { phone, email, zone, country } as const

/** Returns the validators of a field by itself; a postal code depends on the country as well. */
export function museumValidators(path: MuseumPath): readonly Validator[] {
  const { max, optional, kind }: MuseumField = museumFields[path]
  if (kind === 'postCode') return [maxLength(max)]
  return [...(optional ? [] : [required]), ...(kind ? [kinds[kind]] : []), maxLength(max)]
}
