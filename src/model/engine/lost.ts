import { kindOf } from '../kinds/registry.ts'
import type { ChoiceRef } from '../kinds/values.ts'
import { choiceSetAt } from './choice-sets.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldAt, isLeaf } from './fields.ts'

/** A loss as a record has it. */
export interface Loss {
  /** Name of the choice: 'MISSING'. */
  readonly how: string
  /** Absent when the day is not known. */
  readonly since: string | null
}

type Losing = Pick<CardDeclaration, 'type' | 'sections' | 'lost'>

/** Returns the names of the ways in which things of a type are lost, by their ids. */
export const waysLost = ({
  sections,
  lost,
}: Pick<Losing, 'sections' | 'lost'>): ReadonlyMap<number, string> =>
  new Map(
    Object.entries((lost && choiceSetAt({ sections }, lost.path))?.choices ?? {}).map(([how, id]) => [
      id,
      how,
    ]),
  )

/** Returns how the thing of a record was lost; undefined when it is there. */
export function lossOf(declaration: Losing, card: CardValues): Loss | undefined {
  const { lost } = declaration
  const id = lost && (card[lost.path] as ChoiceRef | undefined)?.id
  const how = id === undefined ? undefined : waysLost(declaration).get(id)
  return lost && how ? { how, since: (card[lost.since] as string | undefined) ?? null } : undefined
}

/** Returns the key of the words for a loss; with a day they have a place for it: 'Missing since {{day}}'. */
export const lossKey = ({ type, sections, lost }: Losing, { how, since }: Loss): string =>
  since === null
    ? `${type}.choice/${lost && choiceSetAt({ sections }, lost.path)?.name}/${how}`
    : `${type}.lost/${how}`

/** Yields what is wrong with how a type says that things are lost. */
export function* lostFaults(declaration: CardDeclaration): Generator<string> {
  const { lost } = declaration
  if (!lost) return
  if (!choiceSetAt(declaration, lost.path) || lost.path.includes('/'))
    yield `'${lost.path}' says what is lost, but is no choice of the record`
  const day = fieldAt(declaration, lost.since)?.field
  if (!(day && isLeaf(day) && kindOf(day).isDay) || lost.since.includes('/'))
    yield `'${lost.since}' says since when something is lost, but is no day of the record`
}
