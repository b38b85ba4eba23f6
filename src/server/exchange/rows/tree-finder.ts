import type { CardType } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { broaderOf } from '#model/engine/tree.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { pathKey } from '#model/exchange/path-steps.ts'
import { type CardsKnown, cardsKnownAs, presentCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { NamedCard } from './make-cards.ts'
import { type Found, nothing } from './own-rows.ts'

type Way = readonly string[]

export interface TreeOptions {
  readonly type: CardType
  readonly declaration: CardDeclaration
  /** Whether a way leads to a row of the table that is worked on. */
  readonly own: (way: Way) => Found | undefined
  /** Makes a card that is missing; absent where none is to be made. */
  readonly make?: ((card: NamedCard) => Promise<string | undefined>) | undefined
}

/** Follows ways down a tree of cards: 'World > Europe > Italia'. Steps that are missing are made on the way where that is wanted. */
export class TreeFinder {
  readonly #options: TreeOptions
  readonly #known: CardsKnown
  readonly #broader: ReadonlyMap<string, string | undefined>
  readonly #found = new Map<string, Found>()

  private constructor(
    options: TreeOptions,
    known: CardsKnown,
    broader: ReadonlyMap<string, string | undefined>,
  ) {
    this.#options = options
    this.#known = known
    this.#broader = broader
  }

  /** Looks up all that stands on some ways, at once. */
  static async over(tx: TenantTransaction, ways: readonly Way[], options: TreeOptions): Promise<TreeFinder> {
    const { type, declaration } = options
    const names = [...new Set(ways.flat())]
    const known = await cardsKnownAs(tx, [type], { names, identifiers: [] })
    const ids = [...new Set(names.flatMap(name => known.named(name)))]
    const records = await presentCards(tx, typeIdsOf(declaration), ids)
    return new TreeFinder(
      options,
      known,
      new Map(records.map(({ id, data }) => [id, broaderOf(declaration, data)])),
    )
  }

  /** The card at the end of a way; of its steps only those are made that are not there. */
  async find(way: Way): Promise<Found> {
    const key = pathKey(way)
    const before = this.#found.get(key)
    if (before) return before
    const found = this.#options.own(way) ?? (await this.#below(way))
    this.#found.set(key, found)
    return found
  }

  async #below(way: Way): Promise<Found> {
    const [name, above] = [way.at(-1) ?? '', way.slice(0, -1)]
    const over = above.length === 0 ? undefined : await this.find(above)
    if (over === 'later') return over
    const candidates = this.#known.named(name)
    if (!over) {
      const tops = candidates.filter(id => this.#broader.get(id) === undefined)
      return tops.length > 0 || candidates.length > 0
        ? { ids: tops.length > 0 ? tops : candidates }
        : this.#made({ name })
    }
    const [broader, another] = over.ids
    if (broader === undefined || another !== undefined) return nothing
    const ids = candidates.filter(id => this.#broader.get(id) === broader)
    return ids.length > 0 ? { ids } : this.#made({ name, broader })
  }

  async #made(card: NamedCard): Promise<Found> {
    const id = await this.#options.make?.(card)
    return id === undefined ? nothing : { ids: [id], isNew: true }
  }
}
