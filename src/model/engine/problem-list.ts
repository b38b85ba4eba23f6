import type { Problems } from '../kinds/kind.ts'
import type { Problem } from '../validation/validators.ts'

/** Problems by the place of the value they are about: 'materials.0.technique'. The first one of a place counts. */
export interface ProblemList {
  readonly problems: Problems
  readonly found: ReadonlyMap<string, Problem>
}

/** An empty list of problems, to be filled by whoever reads a card. */
export function problemList(): ProblemList {
  const found = new Map<string, Problem>()
  const at = (place: string): Problems => ({
    add(problem) {
      if (!found.has(place)) found.set(place, problem)
    },
    at: key => at(key === '' ? place : place === '' ? key : `${place}.${key}`),
  })
  return { problems: at(''), found }
}
