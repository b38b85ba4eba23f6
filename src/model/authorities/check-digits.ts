const digit = (sign: string | undefined): number => (sign === 'X' ? 10 : Number(sign))

/** Checks ISO 7064 mod 11-2, the check digit of ISNI and ORCID: sixteen characters without hyphens. */
export function hasMod11Check(code: string): boolean {
  const sum = [...code.slice(0, -1)].reduce((total, sign) => (total + digit(sign)) * 2, 0)
  return (12 - (sum % 11)) % 11 === digit(code.at(-1))
}

/** Checks a sum weighted by position from the end: ISBN-10, ISSN. */
const hasWeightedCheck = (code: string): boolean =>
  [...code].reduce((total, sign, at) => total + digit(sign) * (code.length - at), 0) % 11 === 0

/** Checks the EAN digit of an ISBN-13, where every other digit counts three times. */
const hasEanCheck = (code: string): boolean =>
  [...code].reduce((total, sign, at) => total + digit(sign) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** Checks an ISBN-10 or ISBN-13 without hyphens. */
export const hasIsbnCheck = (code: string): boolean =>
  code.length === 10 ? hasWeightedCheck(code) : hasEanCheck(code)

/** Checks an ISSN including its hyphen. */
export const hasIssnCheck = (code: string): boolean => hasWeightedCheck(code.replace('-', ''))
