import { dateOfDays } from '#model/dates/date-of-days.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { Field, Fields } from '#model/kinds/field.ts'
import type { LinkField } from '#model/kinds/link.ts'
import type { TermField } from '#model/kinds/term.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { MuseumAtWork } from './museum-at-work.ts'

/** Values as a file of the demonstration has them: days are counted from today, records and terms are called by their names. */
export type WrittenValues = Readonly<Record<string, unknown>>

/** The ways of a museum to name things that values need. */
export type Naming = Pick<MuseumAtWork, 'day' | 'record'> & {
  term(code: VocabularyCode, name: string): Promise<{ readonly id: string } | undefined>
}

type Reader = (museum: Naming, field: never, value: unknown) => unknown

/** Readers of the kinds of fields that are written otherwise than they are stored. */
const readers: Readonly<Record<string, Reader>> = {
  day: ({ day }, _field, value) => day(value as number),
  date: ({ day }, _field, value) => (typeof value === 'number' ? dateOfDays(day(value)) : value),
  money: (_museum, _field, value) => ({ amount: value, currency: 'EUR' }),
  choice(_museum, { name, choices }: ChoiceField, value) {
    if (typeof value === 'object') return value
    const id = choices[value as string]
    if (id === undefined) throw new Error(`The demonstration has no ${name} ${value}`)
    return { id }
  },
  term: ({ term }, { vocabulary }: TermField, value) => term(vocabulary, value as string),
  terms: ({ term }, { vocabulary }: TermField, value) =>
    Promise.all((value as readonly string[]).map(name => term(vocabulary, name))),
  async link({ record }, { types, named }: LinkField, value) {
    const name = value as string
    const found = await record(types, name)
    if (!found && !named) throw new Error(`The demonstration has no ${types} ${name}`)
    return found ?? { name }
  },
  group: (museum, { fields }: { readonly fields: Fields }, value) =>
    valuesOf(museum, fields, value as WrittenValues),
  list: (museum, { fields }: { readonly fields: Fields }, value) =>
    Promise.all((value as readonly WrittenValues[]).map(row => valuesOf(museum, fields, row))),
}

const readValue = (museum: Naming, field: Field, value: unknown): unknown =>
  readers[field.kind]?.(museum, field as never, value) ?? value

/** Returns values of a set of fields as the calls take them. @throws {Error} for a field, choice, term or record that is not there. */
export async function valuesOf(museum: Naming, fields: Fields, written: WrittenValues): Promise<CardValues> {
  const entries = Object.entries(written).map(async ([key, value]) => {
    const field = fields[key]
    if (!field) throw new Error(`The demonstration writes into '${key}', which is no field`)
    return [key, await readValue(museum, field, value)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
