import { isTimeZone } from '../dates/museum-day.ts'
import {
  digits,
  email,
  firstProblem,
  maxLength,
  type Problem,
  required,
  type Validator,
} from '../validation/validators.ts'

/** A field of a museum's profile, and its limits. */
interface MuseumField {
  /** Maximum length. */
  readonly max: number
  readonly optional?: true
  readonly kind?: 'digits' | 'email' | 'zone'
}

/** Fields of a museum's profile by path, in the order of the form (P-U07). */
export const museumFields = {
  organisationMainBody: { max: 200 },
  // Key of an initial term of the vocabulary OCT.
  organisationFunction: { max: 200 },
  vat: { max: 16 },
  address: { max: 100 },
  postCode: { max: 10, kind: 'digits' },
  place: { max: 200 },
  // IANA name: 'Europe/Warsaw'. Default: `defaultZone`.
  timeZone: { max: 80, optional: true, kind: 'zone' },
  'legalRepresentative.firstName': { max: 150 },
  'legalRepresentative.lastName': { max: 150 },
  'legalRepresentative.dates': { max: 50 },
  'legalRepresentative.taxCode': { max: 16 },
  'organisationContact.name': { max: 150, optional: true },
  'organisationContact.phoneNumber': { max: 15, optional: true, kind: 'digits' },
  'organisationContact.email': { max: 50, kind: 'email' },
} as const satisfies Readonly<Record<string, MuseumField>>

export type MuseumPath = keyof typeof museumFields

export const museumPaths = Object.keys(museumFields) as readonly MuseumPath[]

const zone: Validator = value => (!value || isTimeZone(String(value)) ? undefined : { key: 'choice' })

const kinds = { digits, email, zone } as const

/** Returns the validators of a field. */
export function museumValidators(path: MuseumPath): readonly Validator[] {
  const { max, optional, kind }: MuseumField = museumFields[path]
  return [...(optional ? [] : [required]), ...(kind ? [kinds[kind]] : []), maxLength(max)]
}

/** Returns the problem with a field's value, if any. */
export const museumProblem = (path: MuseumPath, value: string): Problem | undefined =>
  firstProblem(value.trim(), museumValidators(path))
