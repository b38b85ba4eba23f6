import type { Fields } from '../../kinds/field.ts'
import type { CardType } from '../../record-types.ts'
import type { CardRule, CardValues } from '../card-values.ts'
import type { Described } from './described.ts'
import type { Limits } from './limits.ts'

/** A decision is made about each line: the path of the choice in it, the id for a decision still open, and the id by which its record stays. */
export interface Decision {
  readonly path: string
  readonly undecided: number
  readonly refused: number
  /** Path of the reason that a refusal has. */
  readonly reason: string
  /** Paths of the name of who decided, and of the day. */
  readonly by?: string
  readonly day?: string
}

/** The decision about the record of a line; without decisions all are accepted. */
export type Decided = 'undecided' | 'refused' | 'accepted'

/** Returns what the stored decision of a line says. */
export function decidedBy({ decision }: Pick<Lines, 'decision'>, taken: number | null): Decided {
  if (!decision) return 'accepted'
  if (taken === null || taken === decision.undecided) return 'undecided'
  return taken === decision.refused ? 'refused' : 'accepted'
}

/**
 * Sums of an amount of the lines, by where their records are and by open procedures that have them: the path of the amount in a line, that of the place
 * in the records, whose topmost is the building, and the type of the procedures.
 */
export interface LineSums {
  readonly of: string
  readonly place: string
  readonly procedure: CardType
}

/** Names of the sums on paper: in all, and by location, building and procedure. */
export const sumPaths = ['@sum', '@sumByPlace', '@sumByBuilding', '@sumByProcedure'] as const

/** Rows of a record that are small records about another one: the objects of a loan. */
export interface Lines {
  /** Types of the records that they are about. */
  readonly of: readonly CardType[]
  readonly fields: Fields
  readonly rules?: readonly CardRule<CardValues>[]
  readonly decision?: Decision
  /** Absent: nothing of the lines is added up. */
  readonly sums?: LineSums
  /** The most that the records bear; absent: anything. */
  readonly limits?: Limits
  /** Values of records begun from here, with a line about each: what comes into the museum has none yet. Absent: none are begun. */
  readonly begins?: CardValues
  /** The field that has the number under which a record was begun from here: what is written on its tag. */
  readonly tag?: string
  /** Rows in which things are described that have no record yet; absent: everything has one, or is begun by itself. */
  readonly described?: Described
  /** The field that gets the numbers given in one go, and the pattern until the museum chooses one. Absent: none are given. */
  readonly numbers?: { readonly field: string; readonly pattern: string }
}
