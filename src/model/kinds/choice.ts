import { fold } from '../text/fold.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject } from './json-schema.ts'
import type { Kind } from './kind.ts'
import type { ChoiceRef } from './values.ts'

export interface ChoiceOptions extends FieldOptions {
  /** The name of the labels of the choices in the locales. */
  readonly name: string
  /** Code and id of each, in the order in which they are shown. */
  readonly choices: Readonly<Record<string, number>>
  /** The choices that fit what a choice beside it says, by its id and this one's; one that is not named leaves all. */
  readonly within?: {
    readonly key: string
    readonly fitting: Readonly<Record<number, readonly number[]>>
  }
  /** Colours of the choices by code, shown beside their names. */
  readonly swatches?: Readonly<Record<string, string>>
}

export type ChoiceField = Leaf<'choice', ChoiceRef> & ChoiceOptions

/** One of a few things the product itself knows: object categories, kinds of production. */
export const choice = (options: ChoiceOptions): ChoiceField => ({ ...options, kind: 'choice' })

/** Returns the choices of a field that fit the values beside it. */
export function fittingChoices(
  { choices, within }: ChoiceOptions,
  beside: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  const fitting = within?.fitting[Number(idOf(beside[within.key]))]
  return fitting
    ? Object.fromEntries(Object.entries(choices).filter(([, id]) => fitting.includes(id)))
    : choices
}

const idOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'id' in input ? input.id : input

export const choiceKind: Kind<ChoiceField, ChoiceRef> = {
  parse(input, { choices }, problems) {
    const id = idOf(input)
    if (id === undefined || id === null || id === '') return undefined
    const known =
      (typeof id === 'number' || typeof id === 'string') && Object.values(choices).includes(Number(id))
    if (known) return { id: Number(id) }
    problems.add({ key: 'choice' })
    return undefined
  },
  read(text, field, problems, words) {
    const wanted = fold(text).trim()
    if (wanted === '') return undefined
    const named = Object.entries(field.choices).find(([code, id]) =>
      [code, code.replaceAll('_', ' '), words.choice(field.name, id)].some(name => fold(name) === wanted),
    )
    return choiceKind.parse(named ? named[1] : wanted, field, problems)
  },
  show: ({ id }, { name }, words) => words.choice(name, id),
  index: ({ id }) => ({ facetValues: [String(id)] }),
  schema: ({ name, choices }, words) =>
    closedObject({
      id: {
        type: 'integer',
        oneOf: Object.values(choices).map(id => ({ const: id, title: words.choice(name, id) })),
      },
    }),
  propertyType: 'CHOICE',
  isPlain: true,
  facts: ({ id }) => ({ ids: [String(id)] }),
  facetType: 'MULTIVALUE',
  choicesOf: ({ name, choices }) => ({ name, choices }),
  facetLabel: (value, { name }, words) => words.choice(name, Number(value)),
}
