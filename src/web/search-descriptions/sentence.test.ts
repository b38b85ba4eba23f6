import { beforeAll, describe, expect, test } from 'vitest'
import { type ConditionName, conditionNames } from '#model/kinds/conditions.ts'
import { type Language, languages } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Operator } from '#model/searches/criteria.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { loadTexts } from '../testing/texts.ts'
import type { AskedFilter, AskedSearch } from './sentence.ts'
import { sentenceOf } from './sentence.ts'

const filter = (
  field: string,
  condition: ConditionName,
  values: readonly string[] = [],
  operator: Operator = 'AND',
): AskedFilter => ({
  operator,
  paragraphSystemName: field,
  paragraphLabel: '',
  conditionSystemName: condition,
  criteriaValues: values.map(label => ({ label, value: label })),
})

const search = (...blocks: readonly (readonly [Operator, ...AskedFilter[]])[]): AskedSearch => ({
  classId: cardTypes.object,
  className: 'Objects',
  blocks: blocks.map(([operator, ...filters]) => ({ operator, filters })),
})

beforeAll(() => loadTexts())

const say = (language: Language, asked: AskedSearch) => sentenceOf(asked, i18n.getFixedT(language), language)

const amphora = filter('@title', 'CONTAINS', ['amphora'])
const inVenice = filter('productions/agent>person>places/place', 'WITHIN', ['Venice'])
const painter = filter('productions/agent>person>professions', 'WITHIN', ['painter', 'potter'])
const height = filter('measurements/value', 'BETWEEN', ['', '30 cm'])
const numbered = (operator: Operator) => filter('@number', 'STARTS_WITH', ['12'], operator)

describe('A search is described in a sentence [C-Q01]', () => {
  const spoken: Readonly<Record<Language, string>> = {
    en: 'Objects whose title contains “amphora” and linked through maker (Makers and cultures) with persons and organisations (whose place is “Venice” or narrower and with “painter” or “potter” or narrower in professions)',
    it: 'Oggetti che in «titolo» contengono «amphora» e che tramite «autore (Autori e ambiti culturali)» rimandano a persone ed enti (che in «luogo» hanno «Venice» o ciò che ne fa parte e che tra i valori di «professioni» hanno «painter» o «potter» o ciò che ne fa parte)',
    de: 'Objekte, deren Titel „amphora“ enthält und die über „Künstler / Hersteller (Künstler, Hersteller und Kulturen)“ auf Personen und Körperschaften verweisen (deren Ort „Venice“ ist oder dazu gehört und bei denen unter „Berufe“ „painter“ oder „potter“ oder etwas davon steht)',
    pl: 'Obiekty, których tytuł zawiera „amphora” i które przez pole „autor (Autorzy i kręgi kulturowe)” wskazują osoby i instytucje (których miejsce to „Venice” lub coś, co do tego należy i które w polu „zawody” mają „painter” lub „potter” lub coś, co do tego należy)',
  }
  test.each(languages)('in %s, with conditions on linked records', language => {
    expect(say(language, search(['AND', amphora, inVenice, painter]))).toBe(spoken[language])
  })

  test('with parentheses where AND and OR mix', () => {
    expect(say('en', search(['AND', amphora, height, numbered('OR')]))).toBe(
      'Objects (whose title contains “amphora” and whose value (Measurements) is at most 30 cm) or whose number starts with “12”',
    )
    expect(say('en', search(['AND', amphora, numbered('OR')], ['AND', height]))).toBe(
      'Objects (whose title contains “amphora” or whose number starts with “12”) and whose value (Measurements) is at most 30 cm',
    )
    expect(say('en', search(['AND', amphora], ['AND', height]))).toBe(
      'Objects whose title contains “amphora” and whose value (Measurements) is at most 30 cm',
    )
  })

  test('with conditions on records linked to linked records', () => {
    const field = 'productions/agent>person>places/place>place>@title'
    expect(say('en', search(['AND', filter(field, 'CONTAINS', ['isle'])]))).toBe(
      'Objects linked through maker (Makers and cultures) with persons and organisations linked through place with places whose name contains “isle”',
    )
    expect(say('en', search(['AND', filter('@linked>file>@title', 'IS_NOT_EMPTY')]))).toBe(
      'Objects linked with files with a value in title',
    )
  })

  const lent: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'Objects that are in loans out whose borrower contains “Kraków” and whose whereabouts is “Returned damaged”',
      'Loans out with objects whose decision is “Denied”',
    ],
    it: [
      'Oggetti per cui esistono prestiti in uscita che in «richiedente» contengono «Kraków» e che in «situazione dell’oggetto» hanno «Returned damaged»',
      'Prestiti in uscita che comprendono oggetti che in «decisione» hanno «Denied»',
    ],
    de: [
      'Objekte, für die es Leihausgänge gibt, deren Leihnehmer „Kraków“ enthält und deren Verbleib „Returned damaged“ ist',
      'Leihausgänge, die Objekte umfassen, deren Entscheidung „Denied“ ist',
    ],
    pl: [
      'Obiekty, dla których istnieją wypożyczenia na zewnątrz, których biorący w użyczenie zawiera „Kraków” i których status obiektu to „Returned damaged”',
      'Wypożyczenia na zewnątrz, które obejmują obiekty, których decyzja to „Denied”',
    ],
  }
  test.each(languages)('in %s, with conditions on lines and the records at their other end', language => {
    const kraków = filter('@lines>loanOut>borrower', 'CONTAINS', ['Kraków'])
    const damaged = filter('@lines>loanOut>@line/state', 'EQUALS', ['Returned damaged'])
    const refused = filter('@lines>object>@line/decision/decision', 'EQUALS', ['Denied'])
    const ofLoans = { ...search(['AND', refused]), classId: cardTypes.loanOut }
    expect([say(language, search(['AND', kraków, damaged])), say(language, ofLoans)]).toEqual(lent[language])
  })

  test('even if it is empty or incomplete', () => {
    expect(say('en', search())).toBe('All objects')
    expect(say('en', search(['AND', filter('@title', 'CONTAINS')]))).toBe(
      'Objects whose title … (incomplete)',
    )
  })

  test.each(languages)('in %s, with texts for every condition', language => {
    for (const condition of conditionNames) {
      const sentence = say(language, search(['AND', filter('@number', condition, ['1', '2'])]))
      expect(sentence).not.toContain('searches.')
    }
  })
})
