import { isCardType } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { Draft } from './draft-card.ts'
import { namesOf } from './names-of.ts'

/** Lists in which cards of these types stand: persons and bodies stand in one. */
const listsOf = (types: readonly string[]): ReadonlySet<string> =>
  new Set(types.filter(isCardType).flatMap(type => declarationOf(type)?.type ?? []))

/** Something for each card that others may name: which one it is, or that there is one at all. */
export class KnownCards<Known> {
  readonly #named = new Map<string, Known>()

  /** Makes a card known by all its names; who came first keeps a name. */
  add({ declaration, values }: Pick<Draft, 'declaration' | 'values'>, known: Known): void {
    for (const name of namesOf(declaration, values)) {
      const key = `${declaration.type} ${name}`
      if (!this.#named.has(key)) this.#named.set(key, known)
    }
  }

  /** The card of one of these types that is called so. */
  find(types: readonly string[], name: string): Known | undefined {
    for (const list of listsOf(types)) {
      const known = this.#named.get(`${list} ${name}`)
      if (known !== undefined) return known
    }
    return undefined
  }
}
