import type { Validator } from '../validation/validators.ts'

const confidential = /^(https:\/\/[^\s\\/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(?=[/?#]|$)/i

/** Whether secrets may go to an address: encrypted, or on the machine itself. Names and passwords do not belong into one. */
export const isConfidential = (address: string): boolean => confidential.test(address)

const suffix = '/.well-known/openid-configuration'

/** The issuer of what was typed or pasted: services show the address of their description as often. */
export const issuerOf = (typed: string): string => {
  const address = typed.trim()
  return address.endsWith(suffix) ? address.slice(0, -suffix.length) : address
}

/** An issuer is an address without query and fragment (OpenID Connect Discovery 1.0, section 3). */
export const issuerAddress: Validator = value => {
  const text = typeof value === 'string' ? issuerOf(value) : ''
  const fine = isConfidential(text) && !/[\s?#]/.test(text) && !text.includes('/.well-known/')
  return fine ? undefined : { key: 'issuer' }
}

/** What stands behind the @. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

/** 'museum.example'; with or without the @ in front, which is taken away. */
export const tidyDomain = (typed: string): string => typed.trim().toLowerCase().replace(/^@/, '')

export const emailDomain: Validator = value =>
  typeof value === 'string' &&
  value.length <= 253 &&
  /^[^\s\p{C}@.,;:/\\]+(\.[^\s\p{C}@.,;:/\\]+)+$/u.test(tidyDomain(value))
    ? undefined
    : { key: 'domain' }
