import { countryCodes } from '../../country-codes.ts'
import { languages } from '../../languages.ts'
import type { Labels } from '../name-of.ts'
import type { StarterTerm } from './parse.ts'

/** Countries, languages and currencies: ISO codes, named by the Unicode Common Locale Data of the runtime. */

/** ISO 639-3 code, and the code for looking up the name where it differs. */
const languageCodes =
  'ita:it lat:la grc deu:de eng:en fra:fr pol:pl spa:es por:pt nld:nl cat:ca oci:oc lld:lld srd:sc fur:fur nap scn vec roh:rm ces:cs slk:sk slv:sl hrv:hr srp:sr bul:bg rus:ru ukr:uk bel:be lit:lt lav:lv est:et fin:fi swe:sv nor:no dan:da isl:is gle:ga cym:cy bre:br eus:eu hun:hu ron:ro sqi:sq ell:el tur:tr ota ara:ar heb:he yid:yi arc syc cop egy akk sux fas:fa hye:hy kat:ka san:sa hin:hi urd:ur ben:bn tam:ta bod:bo zho:zh jpn:ja kor:ko vie:vi tha:th ind:id msa:ms swa:sw amh:am gez hau:ha yor:yo nah que:qu myn gmh goh ang non chu:cu epo:eo'

const currencyCodes =
  'EUR PLN CHF GBP USD CZK HUF SEK NOK DKK RON BGN ISK UAH TRY CAD AUD NZD JPY CNY INR BRL MXN ZAR ILS AED KRW SGD HKD ITL DEM ATS FRF'

const namesIn = (type: 'region' | 'language' | 'currency') => {
  const displays = languages.map(
    language => [language, new Intl.DisplayNames(language, { type, fallback: 'code' })] as const,
  )
  return (code: string): Labels =>
    Object.fromEntries(displays.map(([language, display]) => [language, display.of(code) ?? code]))
}

const term = (key: string, labels: Labels): StarterTerm => ({
  key,
  parentKey: null,
  labels,
  categories: [],
  assignable: true,
})

/** Uses the keys of an import of the ISO tables, so that such an import updates these terms. */
export function internationalTerms() {
  const [country, tongue, currency] = [namesIn('region'), namesIn('language'), namesIn('currency')]
  return {
    COUNTRIES: countryCodes.map(code => term(`iso3166:${code}`, country(code))),
    LANG: languageCodes.split(' ').map(entry => {
      const [code = '', lookup = code] = entry.split(':')
      return term(`iso639:${code}`, tongue(lookup))
    }),
    CURR: currencyCodes
      .split(' ')
      .map(code =>
        term(
          `iso4217:${code}`,
          Object.fromEntries(
            Object.entries(currency(code)).map(([language, name]) => [language, `${code} – ${name}`]),
          ),
        ),
      ),
  }
}
