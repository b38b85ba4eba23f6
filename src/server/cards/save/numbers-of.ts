import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { allFields, isLeaf, isList } from '#model/engine/fields.ts'
import { rowsOf, valuesOf } from '#model/engine/values.ts'
import { kindOf } from '#model/kinds/registry.ts'

/** A number of a card that no other may carry, with its place in the card. */
export interface PlacedNumber {
  readonly place: string
  readonly number: string
}

const known = new WeakMap<CardDeclaration, readonly (readonly Step[])[]>()

interface Step {
  readonly key: string
  readonly list: boolean
}

/** The paths of the unique fields of a declaration, so that not every field of a record has to be visited. */
function uniqueFields(declaration: CardDeclaration): readonly (readonly Step[])[] {
  const before = known.get(declaration)
  if (before) return before
  const found = [...allFields(declaration).values()].flatMap(({ path, field, within }) =>
    isLeaf(field) && kindOf(field).isUnique?.(field)
      ? [path.split('/').map((key, at) => ({ key, list: within[at] !== undefined && isList(within[at]) }))]
      : [],
  )
  known.set(declaration, found)
  return found
}

function* numbersAt(steps: readonly Step[], value: unknown, place: string): Generator<PlacedNumber> {
  const [step, ...rest] = steps
  if (!step) {
    if (value !== undefined && value !== null) yield { place, number: String(value) }
    return
  }
  const inside = valuesOf(value)[step.key]
  const below = place === '' ? step.key : `${place}.${step.key}`
  if (!step.list) yield* numbersAt(rest, inside, below)
  else for (const [at, row] of rowsOf(inside).entries()) yield* numbersAt(rest, row, `${below}.${at}`)
}

/** The unique numbers of a card. */
export const numbersOf = (declaration: CardDeclaration, card: CardValues): readonly PlacedNumber[] =>
  uniqueFields(declaration).flatMap(steps => [...numbersAt(steps, card, '')])
