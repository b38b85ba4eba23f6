import { readMaker } from './makers/one-maker.ts'
import { maybeSeveral, splitMakers } from './makers/split-makers.ts'
import type { IsKnown, RowOfTexts } from './reader.ts'

/** Makers that were read, and what is to be told of it. */
export interface ReadMakers {
  readonly rows: RowOfTexts[]
  /** All that stood before something was taken off it or split from it: a record of that name comes first. */
  readonly takenApart: readonly string[]
  /** True when a maker may be several. */
  readonly isDoubtful: boolean
}

/**
 * Reads makers as museums list them: 'After Léon Gruel (French, 1841-1923) [Binder] | Persian [Artist]', 'Designed by A, made by B',
 * 'Rembrandt (1606–1669) and Jan Lievens (1607–1674)'. What cannot be split with certainty stays one.
 * @param isKnown returns true for names that records have; nothing is taken off those.
 */
export function readMakersOf(text: string, isKnown: IsKnown): ReadMakers {
  const { parts, takenApart } = splitMakers(text, isKnown)
  const makers = parts.map(part => readMaker(part, isKnown))
  return {
    rows: makers.map(({ row }) => row),
    takenApart: [...new Set([...takenApart, ...makers.flatMap(maker => maker.takenApart)])],
    isDoubtful: makers.some(({ name }) => !isKnown(name) && maybeSeveral(name)),
  }
}

/** Reads makers where no record is known. */
export const readMakers = (text: string): RowOfTexts[] => readMakersOf(text, () => false).rows
