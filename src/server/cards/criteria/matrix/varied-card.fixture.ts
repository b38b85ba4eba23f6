import { schemeOf } from '#model/authorities/schemes.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import { type Lined, lineSheet } from '#model/engine/line-sheet.ts'
import type { AuthorityField } from '#model/kinds/authority.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { Fields, Leaf } from '#model/kinds/field.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import type { LinkField } from '#model/kinds/link.ts'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import type { NumberField } from '#model/kinds/number.ts'
import type { TermField, TermsField } from '#model/kinds/term.ts'
import type { CardType } from '#model/record-types.ts'

/** Chances that are the same in every run. */
export function createChances(seed: number) {
  let state = seed
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  return {
    below,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new RangeError('nothing to pick from')
      return from[below(from.length)] as T
    },
  }
}

export type Chances = ReturnType<typeof createChances>

const sameBeginning = 'The archaeological collection of the former monastery near '.padEnd(60, '.')

const writings = [
  'Łódź',
  'Zażółć gęślą jaźń',
  'ŻÓŁW',
  'Red-figure krater',
  'Red wood',
  "L'Annunciazione \\ 'x'",
  'a & b | !c:* <-> (d)',
  'Straße 7',
  'İstanbul 1915.7 b',
  '日本の壺',
  '\u{1F3FA} amphora',
  '—',
  '100%_done',
  `${sameBeginning}Kraków`,
  `${sameBeginning}Krosno`,
  `${'word '.repeat(60)}one`,
  `${'word '.repeat(60)}two`,
  `${'x'.repeat(70)}yz`,
]

const years = (year: number, earliestEra: string) => ({
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestDate: { year },
  earliestEra,
})

const ages = [
  years(480, 'BC'),
  years(1, 'AD'),
  years(1, 'BC'),
  years(60_000, 'BP'),
  years(1915, 'AD'),
  {
    periodMode: 'SINGLE',
    type: 'YEAR',
    earliestDate: { year: 300, qualifier: 'before' },
    earliestEra: 'BC',
  },
  { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { year: 1850, qualifier: 'after' }, earliestEra: 'AD' },
  { periodMode: 'SINGLE', type: 'CENTURY', earliestPeriod: { number: 5, part: 'end' }, earliestEra: 'BC' },
  { periodMode: 'SINGLE', type: 'MILLENNIUM', earliestPeriod: { number: 3 }, earliestEra: 'BC' },
  {
    periodMode: 'PERIOD',
    type: 'YEAR',
    earliestDate: { year: 120 },
    earliestEra: 'BC',
    latestDate: { year: 80 },
    latestEra: 'AD',
  },
  { periodMode: 'SINGLE', type: 'YEAR', text: 'nobody knows' },
]

/** What cards may refer to. */
export interface Surroundings {
  readonly termsOf: (vocabulary: string) => readonly string[]
  readonly cardsOf: (type: CardType) => readonly string[]
}

interface Making extends Surroundings {
  readonly chances: Chances
  readonly mark: string
}

const made: Record<KindName, (field: never, making: Making) => unknown> = {
  text: (_field, { chances }) => chances.pick(writings),
  longText: (_field, { chances }) => `${chances.pick(writings)}\n${chances.pick(writings)}`,
  translated: (_field, { chances }) => ({ en: chances.pick(writings), pl: chances.pick(writings) }),
  identifier: (_field, { chances, mark }) => `${chances.pick(['Inv. 1915.7', 'Łó/3', '0007'])} ${mark}`,
  authority({ schemes }: AuthorityField, { chances }) {
    const scheme = chances.pick(schemes)
    return { scheme, code: schemeOf(scheme)?.example ?? 'Old list: 7' }
  },
  url: (_field, { chances }) =>
    chances.pick(['https://museum.example/a?b=c&d', 'http://muzeum.example/łódź']),
  number({ min = -1e15, max = 1e15, integer = false }: NumberField, { chances }) {
    const numbers = [min, max, 0, -1, 1, 7, 12.5, -0.001, 99.999, 1234].filter(
      value => value >= min && value <= max && (!integer || Number.isInteger(value)),
    )
    return chances.pick(numbers)
  },
  boolean: () => true,
  day: (_field, { chances }) =>
    chances.pick(['0001-01-01', '1999-12-31', '2000-01-01', '2024-02-29', '9999-12-31']),
  date: (_field, { chances }) => chances.pick(ages),
  choice: ({ choices }: ChoiceField, { chances }) => ({ id: chances.pick(Object.values(choices)) }),
  term: ({ vocabulary }: TermField, { chances, termsOf }) => ({ id: chances.pick(termsOf(vocabulary)) }),
  terms: ({ vocabulary }: TermsField, { chances, termsOf }) =>
    [...new Set([chances.pick(termsOf(vocabulary)), chances.pick(termsOf(vocabulary))])].map(id => ({ id })),
  money: (_field, { chances }) => ({
    amount: chances.pick(['0', '12.50', '12.5', '1000000', '123456789012345678901']),
    currency: chances.pick(['EUR', 'PLN']),
  }),
  measure: (field: MeasureField, { chances }) => ({
    value: chances.pick([0, 1, 32.5, 325, field.signed ? -4 : 4, 1e9, 0.1]),
    unit: chances.pick(unitsOf(field)),
  }),
  coordinates: () => ({ x: 19.45, y: 51.77, system: 4326 }),
  extent: () => ({ west: 19, south: 51, east: 20, north: 52, system: 4326 }),
  region: () => ({
    source: '7',
    selector: { type: 'FragmentSelector', value: 'xywh=pixel:10,20,300,40' },
  }),
  link({ types, named }: LinkField, { chances, cardsOf }) {
    const ids = types.flatMap(cardsOf)
    if (ids.length > 0 && (!named || chances.below(3) > 0)) return { id: chances.pick(ids) }
    return named ? { name: chances.pick(['Hans Schmid', 'Zofia Żółkiewska']) } : undefined
  },
}

function valuesOf(fields: Fields, making: Making, share: number): CardValues {
  const { chances, mark } = making
  const entries = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    if (chances.below(100) >= share) return []
    if (isLeaf(field)) {
      const value = made[(field as Leaf).kind](field as never, making)
      return value === undefined ? [] : [[key, value]]
    }
    const inside = (each: number) => valuesOf(field.fields, { ...making, mark: `${mark}${each}` }, 60)
    if (!isList(field)) {
      const group = inside(0)
      return Object.keys(group).length === 0 ? [] : [[key, group]]
    }
    const rows = Array.from({ length: 1 + chances.below(3) }, (_, at) => ({ id: `r${at}`, ...inside(at) }))
    return [[key, rows.filter(row => Object.keys(row).length > 1)]]
  })
  return Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value) || value.length > 0))
}

/** The same values with another one at a path of groups; undefined takes it away. */
export function withValue(
  values: CardValues,
  [key = '', ...inner]: readonly string[],
  value: unknown,
): CardValues {
  const { [key]: before, ...others } = values
  const after = inner.length === 0 ? value : withValue((before ?? {}) as CardValues, inner, value)
  const isThere = after !== undefined && (inner.length === 0 || Object.keys(after as object).length > 0)
  return isThere ? { ...others, [key]: after } : others
}

/**
 * A card with some of its fields filled, with values at which searches may stumble: at their bounds, below nothing, long ago, half open,
 * Polish, long, full of signs.
 * @param mark distinguishes the numbers of cards
 * @param below the card it is below
 */
export function variedCard(
  declaration: CardDeclaration,
  {
    chances,
    mark,
    below,
    ...surroundings
  }: Surroundings & { chances: Chances; mark: string; below?: string },
): CardValues {
  const { broaderPath, embargo } = declaration
  const card = valuesOf(fieldsOf(declaration), { ...surroundings, chances, mark }, 45)
  const placed = broaderPath ? withValue(card, broaderPath.split('/'), below && { id: below }) : card
  // What is under embargo can't be published.
  return embargo ? withValue(placed, embargo.until.split('/'), '2000-01-01') : placed
}

/** A line with some of its fields filled, in the same way. */
export const variedLine = (
  declaration: Lined,
  making: Surroundings & { readonly chances: Chances; readonly mark: string },
): CardValues => valuesOf(fieldsOf(lineSheet(declaration)), making, 45)
