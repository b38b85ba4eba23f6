import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { broaderOf } from '#model/engine/tree.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { typeToMake } from '#model/exchange/made-types.ts'
import { leadsToOwn } from '#model/exchange/own-links.ts'
import { pathKey, stepsOf } from '#model/exchange/path-steps.ts'
import type { NamedRef } from '#model/exchange/refs-by-name.ts'
import { type CardType, cardTypes, isCardType } from '#model/record-types.ts'
import { nameKey, namesAround } from '#model/text/known-by.ts'
import { lookedUp } from '#model/text/marked-name.ts'
import {
  type CardsKnown,
  cardsKnownAs,
  cardsWithNumbers,
  existingCards,
  numberKey,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findMarked } from './find-marked.ts'
import { type Making, makeCards, type NamedCard } from './make-cards.ts'
import { type Found, findOwn, nothing, type OwnRows } from './own-rows.ts'
import type { Pretended } from './pretended.ts'

export interface FindLinksOptions {
  /** Key of the museum. */
  readonly here?: string | undefined
  /** Settings for making missing cards; absent where none are made. */
  readonly making?: Making | undefined
  /** Present where nothing is written: what would be made is pretended to be there. */
  readonly pretended?: Pretended | undefined
  /** Types of the table's own cards with its rows, where links may lead from one of them to another. */
  readonly own?: (OwnRows & { readonly types: readonly string[] }) | undefined
}

export type FoundLinks = (types: readonly string[], name: string) => Found

interface Wanted {
  readonly types: readonly string[]
  readonly names: readonly string[]
  /** Those of these for which a card is made where there is none. */
  readonly made: ReadonlySet<string>
}

function wantedOf(refs: readonly NamedRef[]): Wanted[] {
  const links = refs.filter(({ types, name }) => types !== undefined && name !== '')
  return [...Map.groupBy(links, ({ types = [] }) => types.join(' ')).values()].map(group => ({
    types: group[0]?.types ?? [],
    names: [...new Set(group.map(({ name }) => name))],
    made: new Set(group.filter(({ missing }) => missing === 'create').map(({ name }) => name)),
  }))
}

/** True when a name is a path down to a record of a tree. */
const treeType = (types: readonly string[]) =>
  types.filter(isCardType).find(type => declarationOf(type)?.broaderPath !== undefined)

/** The cards that a name may mean: none, one, or several that cannot be distinguished. */
export type Candidates = (name: string) => readonly string[]

/**
 * Cards of some types by what a table calls them: their number, else a number of another system ('ULAN:500115588'), else their title,
 * which may be inverted. A query or two for all names at once.
 */
export async function findCards(
  tx: TenantTransaction,
  types: readonly string[],
  names: readonly string[],
): Promise<Candidates> {
  const allowed: readonly CardType[] = types.filter(isCardType)
  const numbered = new Map<string, string>()
  for (const list of new Set(allowed.map(type => cardTypes[declarationOf(type)?.type ?? type])))
    for (const { number, cardId } of await cardsWithNumbers(tx, list, names)) numbered.set(number, cardId)
  const others = names.filter(name => !numbered.has(numberKey(name)))
  const known = await cardsKnownAs(tx, allowed, { names: others.flatMap(namesAround), identifiers: others })
  return name => {
    const own = numbered.get(numberKey(name))
    if (own !== undefined) return [own]
    const ways = [known.identified(name), ...namesAround(name).map(known.named)]
    return ways.find(ids => ids.length > 0) ?? []
  }
}

type Way = readonly string[]

export interface TreeOptions {
  readonly type: CardType
  readonly declaration: CardDeclaration
  /** True when a way leads to a row of the table that is worked on. */
  readonly own: (way: Way) => Found | undefined
  /** Makes a card that is missing; absent where none is to be made. */
  readonly make?: ((card: NamedCard) => Promise<string | undefined>) | undefined
}

/** Follows ways down a tree of cards: 'World > Europe > Italia'. Steps that are missing are made on the way where that is wanted. */
class TreeFinder {
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

  /** Looks up everything on some paths, at once. */
  static async over(tx: TenantTransaction, ways: readonly Way[], options: TreeOptions): Promise<TreeFinder> {
    const { type, declaration } = options
    const names = [...new Set(ways.flat())]
    const known = await cardsKnownAs(tx, [type], { names, identifiers: [] })
    const ids = [...new Set(names.flatMap(name => known.named(name)))]
    const records = await existingCards(tx, typeIdsOf(declaration), ids)
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

async function findSome(
  tx: TenantTransaction,
  { types, names: all, made }: Wanted,
  { making, pretended, own, here = '' }: FindLinksOptions,
): Promise<Map<string, Found>> {
  const isMarked = (name: string): boolean => lookedUp(name).marked !== undefined
  const marked = all.filter(isMarked)
  const names = all.filter(name => !isMarked(name))
  const found = await findMarked(tx, marked, { types, here, pretended, own })
  const tree = treeType(types)
  const ways = new Map(names.map(name => [name, stepsOf(name)]))
  const isWay = (name: string): boolean => tree !== undefined && (ways.get(name)?.length ?? 0) > 1
  const prefixes = names.flatMap(name => (ways.get(name) ?? []).map((_, at, all) => all.slice(0, at + 1)))
  const ownOf = own && leadsToOwn(own, types) ? await findOwn(tx, own, prefixes, pretended) : () => undefined
  const make = async (cards: readonly NamedCard[]): Promise<readonly string[]> => {
    const type = typeToMake(types.filter(isCardType))
    if (type === undefined || !making) return []
    return pretended ? cards.map(({ name }) => pretended.make(name)) : makeCards(tx, type, cards, making)
  }
  const declaration = tree && declarationOf(tree)
  if (tree && declaration)
    for (const creates of [true, false]) {
      const some = names.filter(name => isWay(name) && made.has(name) === creates)
      const finder = await TreeFinder.over(
        tx,
        some.map(name => ways.get(name) ?? []),
        {
          type: tree,
          declaration,
          own: ownOf,
          make: creates ? async card => (await make([card]))[0] : undefined,
        },
      )
      for (const name of some) found.set(name, await finder.find(ways.get(name) ?? []))
    }
  const plain = names.filter(name => !isWay(name))
  for (const name of plain) found.set(name, ownOf([name]) ?? nothing)
  const open = plain.filter(name => found.get(name) === nothing)
  const candidates = await findCards(tx, types, open)
  for (const name of open) found.set(name, { ids: candidates(name) })
  const missing = Map.groupBy(
    open.filter(name => made.has(name) && candidates(name).length === 0),
    // 'Gruel, Léon' and 'Léon Gruel' are one.
    name => namesAround(name).map(nameKey).toSorted()[0],
  )
  const ids = await make([...missing.values()].map(([name = '']) => ({ name })))
  for (const [at, same] of [...missing.values()].entries())
    for (const name of same)
      found.set(name, ids[at] === undefined ? nothing : { ids: [ids[at]], isNew: true })
  return found
}

/**
 * Finds the cards that links of a batch of rows name: rows of the same table, ways down a tree, numbers, numbers of other systems, titles.
 * A few queries for the whole batch; a card that is made is made once.
 */
export async function findLinks(
  tx: TenantTransaction,
  refs: readonly NamedRef[],
  options: FindLinksOptions,
): Promise<FoundLinks> {
  const found = new Map<string, Map<string, Found>>()
  for (const wanted of wantedOf(refs)) found.set(wanted.types.join(' '), await findSome(tx, wanted, options))
  return (types, name) => found.get(types.join(' '))?.get(name) ?? nothing
}
