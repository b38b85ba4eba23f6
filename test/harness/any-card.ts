import fc from 'fast-check'
import { schemeOf } from '#model/authorities/schemes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import type { AuthorityField } from '#model/kinds/authority.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { Field, Fields, Leaf } from '#model/kinds/field.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import type { LinkField } from '#model/kinds/link.ts'
import { type MeasureField, unitsOf } from '#model/kinds/measure.ts'
import type { NumberField } from '#model/kinds/number.ts'
import type { TranslatedField } from '#model/kinds/translated.ts'
import { anyDate } from './any-date.ts'

const signs = [
  'a',
  'Ł',
  'ß',
  'é',
  ' ',
  '  ',
  '-',
  '|',
  '"',
  '7',
  '\u{1F3FA}',
  '\n',
  '\t',
  '\u0000',
  'e\u0301',
]
const line = fc.array(fc.constantFrom(...signs), { maxLength: 10 }).map(all => all.join(''))
const id = fc.integer({ min: 1, max: 30 }).map(String)
const decimal = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(number => number / 1000)

/** What somebody may send for a field of each kind: right, if not always tidy. */
const sent: Record<KindName, (field: never) => fc.Arbitrary<unknown>> = {
  text: () => line,
  longText: () => line,
  translated: (_field: TranslatedField) => fc.record({ en: line, it: line, pl: line }, { requiredKeys: [] }),
  identifier: () => line,
  authority: ({ schemes }: AuthorityField) =>
    fc.constantFrom(...schemes).chain(scheme => {
      const { name, example } = schemeOf(scheme) ?? { name: ' Old  list', example: 'No. 7 a' }
      const code = scheme === 'source' ? `${name}: ${example}` : example
      return fc.constantFrom<unknown>({ scheme, code }, `${name}: ${example}`, { code: '' })
    }),
  url: () => fc.constantFrom('https://museum.example/a', ' http://b.example ', ''),
  number: ({ min = -1000, max = 1000, integer }: NumberField) =>
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map(number => (integer ? number : number - 0)),
  boolean: () => fc.boolean(),
  day: () => fc.constantFrom('2024-02-29', '1.2.1999', '2001-01-01T00:00:00Z', ''),
  date: () => anyDate,
  choice: ({ choices }: ChoiceField) =>
    fc.constantFrom(...Object.values(choices)).chain(each => fc.constantFrom<unknown>(each, { id: each })),
  term: () =>
    fc.oneof(
      id,
      id.map(each => ({ id: each, name: 'sent along' })),
    ),
  terms: () => fc.array(id, { maxLength: 3 }),
  money: () =>
    fc.record({ amount: fc.constantFrom('12,50', '1.000', '7', ''), currency: fc.constant('eur') }),
  measure: (field: MeasureField) =>
    fc.record({ value: decimal, unit: fc.constantFrom('', ...unitsOf(field)) }),
  coordinates: () =>
    fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -90, max: 90 }) }),
  extent: () =>
    fc.record({
      west: fc.integer({ min: -180, max: 0 }),
      south: fc.integer({ min: -90, max: 0 }),
      east: fc.integer({ min: 1, max: 180 }),
      north: fc.integer({ min: 1, max: 90 }),
    }),
  region: () =>
    fc.record({
      source: id,
      selector: fc.record({
        type: fc.constant('FragmentSelector'),
        value: fc
          .tuple(...[0, 0, 1, 1].map(min => fc.integer({ min, max: 5000 })))
          .map(box => `xywh=pixel:${box.join(',')}`),
      }),
    }),
  link: ({ named }: LinkField) =>
    fc.oneof(
      id.map(each => ({ id: each })),
      named ? line.map(name => ({ name })) : fc.constant(null),
    ),
}

const rowId = fc.constantFrom('a', 'b', 'c', 'd', 'e', undefined)

function anyField(field: Field): fc.Arbitrary<unknown> {
  if (isLeaf(field)) return sent[(field as Leaf).kind](field as never)
  if (isList(field))
    return fc.array(
      fc
        .tuple(rowId, anyFields(field.fields))
        .map(([given, row]) => ({ ...row, ...(given && { id: given }) })),
      { maxLength: 4 },
    )
  return anyFields(field.fields)
}

const anyFields = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        fc.option(anyField(field), { nil: undefined, freq: 2 }),
      ]),
    ),
  )

/** Any card as somebody may send it. Ids of rows are few, so that two cards have rows in common. */
export const anyCard = (
  declaration: Pick<CardDeclaration, 'sections'>,
): fc.Arbitrary<Record<string, unknown>> => anyFields(fieldsOf(declaration))

/** The same with a handful of fields: of a card with hundreds, enough is gone through with many small ones. */
export const anySparseCard = (
  declaration: Pick<CardDeclaration, 'sections'>,
): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .subarray(Object.keys(fieldsOf(declaration)), { minLength: 1, maxLength: 8 })
    .chain(keys =>
      anyFields(
        Object.fromEntries(
          keys.flatMap(key =>
            fieldsOf(declaration)[key] ? [[key, fieldsOf(declaration)[key] as Field]] : [],
          ),
        ),
      ),
    )
