import type { Problems } from '../kinds/kind.ts'
import type { Problem } from '../validation/validators.ts'

/** Problems by place of the value: 'materials.0.technique'. The first one of a place counts. */
export interface ProblemList {
  readonly problems: Problems
  readonly found: ReadonlyMap<string, Problem>
}

/** A place in a record. Every parsed value has one and hardly any has a problem, so it is kept cheap. */
class Place implements Problems {
  readonly #found: Map<string, Problem>
  readonly #place: string

  constructor(found: Map<string, Problem>, place: string) {
    this.#found = found
    this.#place = place
  }

  add(problem: Problem): void {
    if (!this.#found.has(this.#place)) this.#found.set(this.#place, problem)
  }

  at(key: string): Problems {
    if (key === '') return this
    return new Place(this.#found, this.#place === '' ? key : `${this.#place}.${key}`)
  }
}

/** Creates an empty list of problems. */
export function problemList(): ProblemList {
  const found = new Map<string, Problem>()
  return { problems: new Place(found, ''), found }
}
