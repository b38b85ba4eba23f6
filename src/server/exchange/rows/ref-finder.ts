import type { NamedRef, RefIds } from '#model/exchange/refs-by-name.ts'
import type { Language } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Editor, findOrCreate, lockTermNames, usable } from '#server/vocabularies/index.ts'
import { type FindLinksOptions, findLinks } from './find-links.ts'
import type { Found } from './own-rows.ts'
import { Pretended } from './pretended.ts'

export interface FindRefsOptions {
  readonly language: Language
  readonly editor: Editor
  /** Terms that are not there: 'make' adds them, 'pretend' says what would be added, 'leave' leaves them out. */
  readonly missing: 'make' | 'pretend' | 'leave'
  readonly links: Omit<FindLinksOptions, 'pretended'>
  /** True when anything is written. */
  readonly load: boolean
}

/** Matches found for names. */
export interface FoundRefs extends RefIds {
  /** True when a name is that of a term that is, or would be, new. */
  isNew(vocabulary: string, name: string): boolean
  /** The cards that a link may mean. */
  cards(types: readonly string[], name: string): Found
  /** The name of a term or card that is only pretended to be there. */
  pretended(id: string): string | undefined
}

/** Names kept from one batch to the next. */
const remembered = 200_000

const keyOf = (vocabulary: string, name: string): string => `${vocabulary}\n${name}`

/**
 * Finds terms and cards by their names, a batch of rows at once. Terms that are there are remembered from batch to batch; those that
 * a batch adds are not, since the batch may come to nothing.
 */
export class RefFinder {
  readonly #terms = new Map<string, string>()

  async find(tx: TenantTransaction, refs: readonly NamedRef[], options: FindRefsOptions): Promise<FoundRefs> {
    const fresh = new Map<string, string>()
    const pretended = new Pretended()
    const wanted = Map.groupBy(
      refs.filter(({ vocabulary }) => vocabulary !== undefined),
      ({ vocabulary }) => vocabulary as VocabularyCode,
    )
    await this.#forgetUnusable(tx, wanted)
    // In one order: works that add to the same vocabularies do not wait for each other in a circle.
    for (const [code, named] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const names = [...new Set(named.map(({ name }) => name))].filter(
        name => !this.#terms.has(keyOf(code, name)),
      )
      for (const [name, id] of await this.#known(tx, code, names, options))
        this.#remember(keyOf(code, name), id)
      const missing = names.filter(name => !this.#terms.has(keyOf(code, name)))
      for (const [name, id] of await added(tx, code, missing, options, pretended))
        fresh.set(keyOf(code, name), id)
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
      term: (vocabulary, name) =>
        this.#terms.get(keyOf(vocabulary, name)) ?? fresh.get(keyOf(vocabulary, name)),
      link: linked,
      cards: links,
      isNew: (vocabulary, name) => fresh.has(keyOf(vocabulary, name)),
      pretended: id => pretended.nameOf(id),
    }
  }

  async #known(
    tx: TenantTransaction,
    code: VocabularyCode,
    names: readonly string[],
    { language, editor }: FindRefsOptions,
  ): Promise<(readonly [name: string, id: string])[]> {
    if (names.length === 0) return []
    const found = await findOrCreate(tx, code, names, { create: false, language, editor })
    const ids = [...found].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]))
    const unusable = await usable(
      tx,
      ids.map(([, id]) => ({ code, id })),
    )
    const bad = new Set(unusable.map(({ id }) => id))
    return ids.filter(([, id]) => !bad.has(id))
  }

  /** A term may have been deleted, merged or removed from use since it was found. */
  async #forgetUnusable(
    tx: TenantTransaction,
    wanted: ReadonlyMap<VocabularyCode, readonly NamedRef[]>,
  ): Promise<void> {
    const remembered = [...wanted].flatMap(([code, named]) =>
      [...new Set(named.map(({ name }) => keyOf(code, name)))].flatMap(key => {
        const id = this.#terms.get(key)
        return id === undefined ? [] : [{ code, key, id }]
      }),
    )
    const bad = new Set((await usable(tx, remembered)).map(({ id }) => id))
    for (const { key, id } of remembered) if (bad.has(id)) this.#terms.delete(key)
  }

  #remember(key: string, id: string): void {
    if (this.#terms.size >= remembered) this.#terms.clear()
    this.#terms.set(key, id)
  }
}

async function added(
  tx: TenantTransaction,
  code: VocabularyCode,
  names: readonly string[],
  { missing, language, editor }: FindRefsOptions,
  pretended: Pretended,
): Promise<(readonly [name: string, id: string])[]> {
  if (missing === 'leave' || !vocabularies[code].open || names.length === 0) return []
  // One that is there and not in use is taken, as it is when the term is to be made.
  const made = await findOrCreate(tx, code, names, { create: missing === 'make', language, editor })
  return [...made].flatMap(([name, id]) => {
    if (id !== undefined) return [[name, id] as const]
    return missing === 'pretend' ? [[name, pretended.make(name)] as const] : []
  })
}
