import { maxLength, type Problem, required } from '../validation/validators.ts'

const longestPostCode = 10

/** Spaces and hyphens, which people write or leave out: 'BS1 4QA', '00-950'. */
const separators = /[\s\p{Pd}]/gu

/** Countries whose codes are not of digits alone, with the form of their codes without spaces and hyphens. */
const forms: Readonly<Record<string, RegExp>> = {
  AD: /^(AD)?\d{3}$/,
  AI: /^AI2640$/,
  AR: /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/,
  AZ: /^(AZ)?\d{4}$/,
  BB: /^(BB)?\d{5}$/,
  BM: /^[A-Z]{2}[A-Z\d]{2}$/,
  BN: /^[A-Z]{2}\d{4}$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  FK: /^FIQQ1ZZ$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  GG: /^GY\d{2,3}[A-Z]{2}$/,
  GI: /^GX111AA$/,
  GS: /^SIQQ1ZZ$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IM: /^IM\d{2,3}[A-Z]{2}$/,
  IO: /^BBND1ZZ$/,
  JE: /^JE\d{2,3}[A-Z]{2}$/,
  KY: /^KY\d{5}$/,
  LC: /^LC\d{5}$/,
  LT: /^(LT)?\d{5}$/,
  LV: /^(LV)?\d{4}$/,
  MD: /^(MD)?\d{4}$/,
  MS: /^MSR\d{4}$/,
  MT: /^[A-Z]{3}\d{2,4}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  PN: /^PCRN1ZZ$/,
  SH: /^(ASCN|STHL|TDCU)1ZZ$/,
  SO: /^[A-Z]{2}\d{5}$/,
  SZ: /^[A-Z]\d{3}$/,
  TC: /^TKCA1ZZ$/,
  VC: /^VC\d{4}$/,
  VG: /^VG\d{4}$/,
}

const formOf = new Map(Object.entries(forms))

/** Countries without postal codes. */
const without: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

/** True where codes are of digits alone, which a keyboard of digits can type. */
export const hasDigitCodes = (country: string): boolean =>
  country !== '' && !formOf.has(country) && !without.has(country)

/**
 * Returns the problem with a postal code, if any. The specified limits (digits, 10 of them at most) stand for countries with such codes, and
 * where no country is given; elsewhere a code has the form of its country. Spaces and hyphens do not count.
 */
export function postCodeProblem(text: string, country: string): Problem | undefined {
  const code = text.replace(separators, '').toUpperCase()
  if (code === '') return without.has(country) ? undefined : required('')
  const tooLong = maxLength(longestPostCode)(code)
  if (tooLong || without.has(country)) return tooLong
  const form = formOf.get(country)
  if (form) return form.test(code) ? undefined : { key: 'postCode' }
  return /^\d+$/.test(code) ? undefined : { key: 'digits' }
}
