import type { TermRule } from '#model/engine/form-rules.ts'
import type { NamedRef, RefIds } from '#model/exchange/refs-by-name.ts'
import type { Language } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { ancestorsOf, type Editor, findOrCreate, lockTermNames, usable } from '#server/vocabularies/index.ts'
import { type FindLinksOptions, findLinks } from './find-links.ts'
import type { Found } from './own-rows.ts'
import { Pretended } from './pretended.ts'

export interface FindRefsOptions {
  readonly language: Language
  readonly editor: Editor
  /** Heads of the museum's own lists of terms. */
  readonly ownLists: ReadonlySet<string>
  /** Terms that are not there: 'make' adds them, 'pretend' says what would be added, 'leave' leaves them out. */
  readonly missing: 'make' | 'pretend' | 'leave'
  readonly links: Omit<FindLinksOptions, 'pretended'>
  /** True when anything is written. */
  readonly load: boolean
}

/** Matches found for names. */
export interface FoundRefs extends RefIds {
  /** True when a name is that of a term that is, or would be, new. */
  isNew(vocabulary: string, name: string, list?: TermRule): boolean
  /** True when a name is that of a term that is not in the list. */
  isOutside(vocabulary: string, name: string, list?: TermRule): boolean
  /** The cards that a link may mean. */
  cards(types: readonly string[], name: string): Found
  /** The name of a term or card that is only pretended to be there. */
  pretended(id: string): string | undefined
}

/** Names kept from one batch to the next. */
const remembered = 200_000

/** Vocabulary with the list in which names are looked for. */
const placeOf = (vocabulary: string, list: TermRule | undefined): string =>
  list ? `${vocabulary} ${list.below.id} ${list.exit}` : vocabulary

const keyOf = (vocabulary: string, name: string, list?: TermRule): string =>
  `${placeOf(vocabulary, list)}\n${name}`

/** Names to be found in one place. */
interface Wanted {
  readonly code: VocabularyCode
  readonly list: TermRule | undefined
  readonly names: readonly string[]
}

/** Names by vocabulary and list. In one order: works that add to the same vocabularies do not wait for each other in a circle. */
const wantedOf = (refs: readonly NamedRef[]): Wanted[] =>
  [
    ...Map.groupBy(
      refs.filter(({ vocabulary }) => vocabulary !== undefined),
      ({ vocabulary = '', list }) => placeOf(vocabulary, list),
    ),
  ]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, [first, ...others]]) => ({
      code: first?.vocabulary as VocabularyCode,
      list: first?.list,
      names: [...new Set([first, ...others].flatMap(ref => ref?.name ?? []))],
    }))

/**
 * Finds terms and cards by their names, a batch of rows at once. Terms that are there are remembered from batch to batch; those that
 * a batch adds are not, since the batch may come to nothing.
 */
export class RefFinder {
  readonly #terms = new Map<string, string>()
  /** Keys of terms that were found beside the list they were looked for in. */
  readonly #outside = new Set<string>()

  async find(tx: TenantTransaction, refs: readonly NamedRef[], options: FindRefsOptions): Promise<FoundRefs> {
    const fresh = new Map<string, string>()
    const pretended = new Pretended()
    const wanted = wantedOf(refs)
    await this.#forgetUnusable(tx, wanted)
    for (const { code, list, names } of wanted) {
      const isKnown = (name: string) => this.#terms.has(keyOf(code, name, list))
      const known = await this.#known(
        tx,
        { code, list, names: names.filter(name => !isKnown(name)) },
        options,
      )
      for (const [name, id] of known) this.#remember(keyOf(code, name, list), id)
      await this.#tellOutside(tx, { code, list, names })
      const missing = { code, list, names: names.filter(name => !isKnown(name)) }
      for (const [name, id] of await added(tx, missing, options, pretended))
        fresh.set(keyOf(code, name, list), id)
    }
    // After the vocabularies: what was merged until now is not taken, and nothing is from now on.
    await lockTermNames(tx)
    await this.#forgetUnusable(tx, wanted)
    // Vocabularies come before the cards that are made: the holder of what cards share waits for nothing else.
    const links = await findLinks(tx, refs, { ...options.links, ...(!options.load && { pretended }) })
    const linked = (types: readonly string[], name: string): string | undefined => {
      const found = links(types, name)
      return found !== 'later' && found.ids.length === 1 ? found.ids[0] : undefined
    }
    return {
      term: (...named) => this.#terms.get(keyOf(...named)) ?? fresh.get(keyOf(...named)),
      link: linked,
      cards: links,
      isNew: (...named) => fresh.has(keyOf(...named)),
      isOutside: (...named) => this.#outside.has(keyOf(...named)),
      pretended: id => pretended.nameOf(id),
    }
  }

  async #known(
    tx: TenantTransaction,
    { code, list, names }: Wanted,
    { language, editor, ownLists }: FindRefsOptions,
  ): Promise<(readonly [name: string, id: string])[]> {
    if (names.length === 0) return []
    const found = await findOrCreate(tx, code, names, { create: false, language, editor, list, ownLists })
    const ids = [...found].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]))
    const unusable = await usable(
      tx,
      ids.map(([, id]) => ({ code, id })),
    )
    const bad = new Set(unusable.map(({ id }) => id))
    return ids.filter(([, id]) => !bad.has(id))
  }

  /** A term may have been moved since: where it stands is looked up each time. */
  async #tellOutside(tx: TenantTransaction, { code, list, names }: Wanted): Promise<void> {
    if (list?.exit !== 'open') return
    const found = names.flatMap(name => {
      const key = keyOf(code, name, list)
      const id = this.#terms.get(key)
      return id === undefined ? [] : [{ key, id }]
    })
    const above = await ancestorsOf(
      tx,
      found.map(({ id }) => id),
    )
    for (const { key, id } of found)
      if (id === list.below.id || above.get(id)?.includes(list.below.id)) this.#outside.delete(key)
      else this.#outside.add(key)
  }

  /** A term may have been deleted, merged or removed from use since it was found. */
  async #forgetUnusable(tx: TenantTransaction, wanted: readonly Wanted[]): Promise<void> {
    const remembered = wanted.flatMap(({ code, list, names }) =>
      names.flatMap(name => {
        const key = keyOf(code, name, list)
        const id = this.#terms.get(key)
        return id === undefined ? [] : [{ code, key, id }]
      }),
    )
    const bad = new Set((await usable(tx, remembered)).map(({ id }) => id))
    for (const { key, id } of remembered) if (bad.has(id)) this.#terms.delete(key)
  }

  #remember(key: string, id: string): void {
    if (this.#terms.size >= remembered) {
      this.#terms.clear()
      this.#outside.clear()
    }
    this.#terms.set(key, id)
  }
}

async function added(
  tx: TenantTransaction,
  { code, list, names }: Wanted,
  { missing, language, editor, ownLists }: FindRefsOptions,
  pretended: Pretended,
): Promise<(readonly [name: string, id: string])[]> {
  if (missing === 'leave' || !vocabularies[code].open || names.length === 0) return []
  // One that is there and not in use is taken, as it is when the term is to be made.
  const made = await findOrCreate(tx, code, names, {
    create: missing === 'make',
    language,
    editor,
    list,
    ownLists,
  })
  return [...made].flatMap(([name, id]) => {
    if (id !== undefined) return [[name, id] as const]
    return missing === 'pretend' ? [[name, pretended.make(name)] as const] : []
  })
}
