import type { DateProblemCode } from '../dates/check-date.ts'

/** General validators. Each returns undefined for a valid value, or else a problem whose text is at `validation.<key>` in the locales. */
export interface Problem {
  readonly key: ProblemKey
  readonly params?: Readonly<Record<string, string | number>>
}

export type ProblemKey =
  | 'required'
  | 'logKept'
  | 'logFact'
  | 'maxLength'
  | 'minLength'
  | 'email'
  | 'digits'
  | 'postCode'
  | 'array'
  | 'password'
  | 'commonPassword'
  | 'patternPassword'
  | 'ownPassword'
  | 'wrongPassword'
  | 'otherPassword'
  | 'otherName'
  | 'wrongCode'
  | 'regex'
  | 'sameAs'
  | 'ownId'
  | 'ownEmail'
  | 'notYourEmail'
  | 'amount'
  | 'planTooSmall'
  | 'type'
  | 'choice'
  | 'yesNo'
  | 'day'
  | 'years'
  | DateProblemCode
  | 'link'
  | 'term'
  | 'identicalTerm'
  | 'notInList'
  | 'unit'
  | 'currency'
  | 'number'
  | 'integer'
  | 'min'
  | 'max'
  | 'url'
  | 'authority'
  | 'authorityAddress'
  | 'authorityCode'
  | 'authorityElsewhere'
  | 'checkDigit'
  | 'tooMany'
  | 'nameTaken'
  | 'emailTaken'
  | 'duplicate'
  | 'twice'
  | 'askedTwice'
  | 'askedSelf'
  | 'mayNotRead'
  | 'mentionMayNotRead'
  | 'order'
  | 'overlap'
  | 'embargo'
  | 'northOfSouth'
  | 'region'
  | 'area'
  | 'areaRing'
  | 'areaBox'
  | 'areaShape'
  | 'areaSystem'
  | 'areaOutside'
  | 'areaCorners'
  | 'areaPolygons'
  | 'areaRadius'
  | 'eastOfWest'
  | 'notMetres'
  | 'belowItself'
  | 'single'
  | 'unknownField'
  | 'alreadyMember'
  | 'notInvitable'
  | 'alreadyOperator'
  | 'alreadyInvited'
  | 'memberOfMuseum'
  | 'issuer'
  | 'domain'
  | 'domainNotYours'
  | 'domainPublic'
  | 'secretAgain'
  | 'pictureType'
  | 'pictureTooLarge'
  | 'pictureDamaged'
  | 'pictureGone'
  | 'placeholder'
  | 'siteAddress'
  | 'siteAddressReserved'
  | 'siteAddressTaken'
  | 'insideEach'

export type Validator = (value: unknown) => Problem | undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns true for a missing value: null, a blank string, and an object that contains only such values. */
export const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isObject(value) && Object.values(value).every(isMissing))

const problemUnless = (fine: boolean, key: ProblemKey, params?: Problem['params']): Problem | undefined =>
  fine ? undefined : params ? { key, params } : { key }

const test = (pattern: RegExp, value: unknown): boolean =>
  isMissing(value) || (typeof value === 'string' && pattern.test(value))

export const required: Validator = value => problemUnless(!isMissing(value), 'required')

/** Returns the length in characters as people count them (code points), not in UTF-16 units. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0)

export const maxLength =
  (max: number): Validator =>
  value =>
    problemUnless(lengthOf(value) <= max, 'maxLength', { max })

export const minLength =
  (min: number): Validator =>
  value =>
    problemUnless(isMissing(value) || lengthOf(value) >= min, 'minLength', { min })

const emailPattern = /^[^\s\p{C}@"(),:;<>[\]\\]+@[^\s\p{C}@"(),:;<>[\]\\.]+(\.[^\s\p{C}@"(),:;<>[\]\\.]+)+$/u

/** Accepts empty values: combine with `required` where necessary. */
export const email: Validator = value =>
  problemUnless(lengthOf(value) <= 254 && test(emailPattern, value), 'email')

export const digits: Validator = value => problemUnless(test(/^\d+$/, value), 'digits')

/** Requires eight characters or more, a lower- and an upper-case letter, a digit, no spaces (P-A12). */
export const password: Validator = value =>
  problemUnless(test(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)\S{8,200}$/u, value), 'password')

/** Ignores empty values. */
export const regex =
  (pattern: RegExp): Validator =>
  value =>
    problemUnless(test(pattern, value), 'regex')

export const sameAs =
  (other: unknown): Validator =>
  value =>
    problemUnless(value === other, 'sameAs')

/** Starts with 1-9; up to 21 digits with thousands and decimal separators. */
export const amount: Validator = value =>
  problemUnless(
    test(/^[1-9]\d*(?:[.,' ]\d+)*$/, value) && String(value ?? '').replace(/\D/g, '').length <= 21,
    'amount',
  )

/** Checks every element and reports the positions of invalid ones. */
export const array =
  (element: Validator): Validator =>
  value => {
    if (value === undefined || value === null) return undefined
    if (!Array.isArray(value)) return { key: 'array' }
    const invalid = value.flatMap((item, index) => (element(item) ? [index] : []))
    return problemUnless(invalid.length === 0, 'array', { indexes: invalid.join(', ') })
  }

/** Returns the first problem the validators find, in their order. */
export const firstProblem = (value: unknown, validators: readonly Validator[]): Problem | undefined => {
  for (const validate of validators) {
    const problem = validate(value)
    if (problem) return problem
  }
  return undefined
}
