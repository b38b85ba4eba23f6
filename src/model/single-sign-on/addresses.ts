import type { Validator } from '../validation/validators.ts'

const confidential = /^(https:\/\/[^\s\\/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(?=[/?#]|$)/i

/** Returns true when secrets may be sent to an address: it is encrypted or local, and contains no user name or password. */
export const isConfidential = (address: string): boolean => confidential.test(address)

const suffix = '/.well-known/openid-configuration'

/** Returns the issuer for a typed or pasted address, which is often that of the service's metadata. */
export const issuerOf = (typed: string): string => {
  const address = typed.trim()
  return address.endsWith(suffix) ? address.slice(0, -suffix.length) : address
}

/** Validates an issuer: an address without query and fragment (OpenID Connect Discovery 1.0, section 3). */
export const issuerAddress: Validator = value => {
  const text = typeof value === 'string' ? issuerOf(value) : ''
  const fine = isConfidential(text) && !/[\s?#]/.test(text) && !text.includes('/.well-known/')
  return fine ? undefined : { key: 'issuer' }
}

/** Returns the part after the @. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

/** Normalises a domain: 'museum.example', with a leading @ removed. */
export const tidyDomain = (typed: string): string => typed.trim().toLowerCase().replace(/^@/, '')

export const emailDomain: Validator = value =>
  typeof value === 'string' &&
  value.length <= 253 &&
  /^[^\s\p{C}@.,;:/\\]+(\.[^\s\p{C}@.,;:/\\]+)+$/u.test(tidyDomain(value))
    ? undefined
    : { key: 'domain' }
