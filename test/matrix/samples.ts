import type { ChoiceField } from '#model/kinds/choice.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import type { NumberField } from '#model/kinds/number.ts'

/** What samples may need of a museum: a term of a vocabulary, a card of one of some types. */
export interface Stock {
  term(vocabulary: string): string
  card(types: readonly string[]): string
}

/** What a field is tried with: right values of two kinds, what is nothing, and what is wrong at the place of the field itself. */
export interface Sample {
  /** `word` is one that no other field has; `turn` tells the first value from the second. */
  right(field: never, at: { readonly word: string; readonly turn: 0 | 1; readonly stock: Stock }): unknown
  readonly blank: unknown
  readonly wrong: unknown
}

const days = ['2019-03-04', '2021-12-31']
const years = [{ year: 1520 }, { year: 1731 }]

/** A new kind of field does not compile until it has its samples. */
export const samples: Record<KindName, Sample> = {
  text: { right: (_field, { word }) => `Text ${word}`, blank: ' \t', wrong: 5 },
  longText: { right: (_field, { word }) => `Line ${word}\nand another`, blank: ' \n ', wrong: ['a'] },
  translated: {
    right: (_field, { word, turn }) => (turn === 0 ? { en: word, pl: `Łódź ${word}` } : { it: word }),
    blank: { en: '', it: ' ' },
    wrong: 'text',
  },
  identifier: { right: (_field, { word }) => `Inv. ${word}/7`, blank: ' ', wrong: { number: 1 } },
  authority: {
    right: (_field, { word, turn }) => ({ scheme: 'source', code: `${['alpha', 'beta'][turn]}:${word}` }),
    blank: { scheme: 'source', code: '' },
    wrong: 'nobody knows',
  },
  url: {
    right: (_field, { word }) => `https://${word}.example/a?b=1`,
    blank: '',
    wrong: 'javascript:alert(1)',
  },
  number: {
    right: ({ min = 1, max = min + 100 }: NumberField, { turn }) =>
      turn === 0 ? min : Math.min(min + 1, max),
    blank: '',
    wrong: 'twelve',
  },
  boolean: { right: () => true, blank: false, wrong: 'yes' },
  day: { right: (_field, { turn }) => days[turn], blank: '', wrong: '2023-02-30' },
  date: {
    right: (_field, { turn }) => ({
      periodMode: 'SINGLE',
      type: 'YEAR',
      earliestDate: years[turn],
      earliestEra: 'AD',
    }),
    blank: {},
    wrong: 'c. 1520',
  },
  choice: {
    right: ({ choices }: ChoiceField, { turn }) => ({ id: Object.values(choices)[turn] }),
    blank: '',
    wrong: { id: 99_999 },
  },
  term: {
    right: ({ vocabulary }: { vocabulary: string }, { stock }) => ({ id: stock.term(vocabulary) }),
    blank: { id: '' },
    wrong: 'no id',
  },
  terms: {
    right: ({ vocabulary }: { vocabulary: string }, { stock }) => [{ id: stock.term(vocabulary) }],
    blank: [],
    wrong: 'no list',
  },
  money: {
    right: (_field, { turn }) => ({ amount: ['1250.50', '7'][turn], currency: ['EUR', 'PLN'][turn] }),
    blank: { amount: '', currency: 'EUR' },
    wrong: 12,
  },
  measure: {
    right: (field: MeasureField, { turn }) => ({ value: [12.5, 13][turn], unit: unitsOf(field)[0] }),
    blank: { value: null, unit: 'cm' },
    wrong: '12 cm',
  },
  coordinates: {
    right: (_field, { turn }) => ({ x: [9.19, 21][turn], y: [45.4642, 52.2][turn], system: 4326 }),
    blank: { x: '', y: null },
    wrong: '45, 9',
  },
  extent: {
    right: (_field, { turn }) => ({
      ...[
        { west: 9.04, south: 45.38, east: 9.28, north: 45.54 },
        { west: 177, south: -19, east: -178, north: -16 },
      ][turn],
      system: 4326,
    }),
    blank: { west: '', south: null },
    wrong: '9, 45, 10, 46',
  },
  region: {
    right: (_field, { turn, stock }) => ({
      source: stock.card(['file']),
      selector: [
        { type: 'FragmentSelector', value: 'xywh=pixel:10,20,300,40' },
        {
          type: 'SvgSelector',
          value: '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="5" cy="6" r="2"/></svg>',
        },
      ][turn],
    }),
    blank: null,
    wrong: '7',
  },
  link: {
    right: ({ types, named }: { types: readonly string[]; named?: boolean }, { word, turn, stock }) =>
      named && turn === 0 ? { name: `Name ${word}` } : { id: stock.card(types) },
    blank: { name: ' ' },
    wrong: 17,
  },
}
