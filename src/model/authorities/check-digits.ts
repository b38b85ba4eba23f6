const digit = (sign: string | undefined): number => (sign === 'X' ? 10 : Number(sign))

/** ISO 7064 mod 11-2, the last sign of ISNI and ORCID: sixteen signs without hyphens. */
export function hasMod11Check(code: string): boolean {
  const sum = [...code.slice(0, -1)].reduce((total, sign) => (total + digit(sign)) * 2, 0)
  return (12 - (sum % 11)) % 11 === digit(code.at(-1))
}

/** Each sign counts by its place from the end, the last one once: ISBN of ten signs, ISSN. */
const hasWeightedCheck = (code: string): boolean =>
  [...code].reduce((total, sign, at) => total + digit(sign) * (code.length - at), 0) % 11 === 0

/** ISBN of thirteen signs: every other one counts three times. */
const hasEanCheck = (code: string): boolean =>
  [...code].reduce((total, sign, at) => total + digit(sign) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** An ISBN of ten or thirteen signs without hyphens. */
export const hasIsbnCheck = (code: string): boolean =>
  code.length === 10 ? hasWeightedCheck(code) : hasEanCheck(code)

/** An ISSN, its hyphen in place. */
export const hasIssnCheck = (code: string): boolean => hasWeightedCheck(code.replace('-', ''))
