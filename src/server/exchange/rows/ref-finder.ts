import type { TermRule } from '#model/engine/form-rules.ts'
import type { NamedRef, RefIds } from '#model/exchange/refs-by-name.ts'
import type { Language } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { ancestorsOf, type Editor, findOrCreate, lockTermNames, usable } from '#server/vocabularies/index.ts'
import { type Decisions, noDecisions } from '../decisions/decided-refs.ts'
import { type FindLinksOptions, findLinks } from './find-links.ts'
import { type Found, nothing } from './own-rows.ts'
import { Pretended } from './pretended.ts'

export interface FindRefsOptions {
  readonly language: Language
  readonly editor: Editor
  /** Heads of the museum's own lists of terms. */
  readonly ownLists: ReadonlySet<string>
  /** Decisions about names; they come before what would be found. */
  readonly decisions?: Decisions
  readonly links: Omit<FindLinksOptions, 'pretended'>
  /** True when anything is written; otherwise it is said what would be made. */
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
  /** A decision by which a name is not linked. */
  decision(ref: NamedRef): 'text' | 'leave' | undefined
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
  /** Those of these for which a term is made where there is none. */
  readonly made: ReadonlySet<string>
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
      made: new Set([first, ...others].flatMap(ref => (ref?.missing === 'create' ? ref.name : []))),
    }))

/** References that are looked for: those that something was decided about are not, but for what is to be made. */
const toFind = (refs: readonly NamedRef[], decisions: Decisions): readonly NamedRef[] =>
  refs.flatMap(ref => {
    const decision = decisions.of(ref)?.decision
    if (decision === undefined) return [ref]
    return decision === 'new' ? [{ ...ref, missing: 'create' as const }] : []
  })

/** Returns the matches with the decisions in their place. */
function asDecided(found: Omit<FoundRefs, 'link' | 'decision'>, decisions: Decisions): FoundRefs {
  const termOf = (vocabulary: string, name: string, list?: TermRule) => {
    const decided = decisions.of({ vocabulary, name, list })
    return decided && decided.decision !== 'new' ? decided : undefined
  }
  const cards = (types: readonly string[], name: string): Found => {
    const decided = decisions.of({ types, name })
    if (!decided || decided.decision === 'new') return found.cards(types, name)
    return decided.id === undefined ? nothing : { ids: [decided.id] }
  }
  return {
    cards,
    link(types, name) {
      const candidates = cards(types, name)
      return candidates !== 'later' && candidates.ids.length === 1 ? candidates.ids[0] : undefined
    },
    term(...named) {
      const decided = termOf(...named)
      return decided ? decided.id : found.term(...named)
    },
    isNew: (...named) => termOf(...named) === undefined && found.isNew(...named),
    isOutside(vocabulary, name, list) {
      const decided = termOf(vocabulary, name, list)
      if (!decided) return found.isOutside(vocabulary, name, list)
      return decided.id !== undefined && list?.exit === 'open' && !decisions.isInList(decided.id, list)
    },
    pretended: found.pretended,
    decision(ref) {
      const decision = decisions.of(ref)?.decision
      return decision === 'text' || decision === 'leave' ? decision : undefined
    },
  }
}

/**
 * Finds terms and cards by their names, a batch of rows at once. Terms that are there are remembered from batch to batch; those that
 * a batch adds are not, since the batch may come to nothing.
 */
export class RefFinder {
  readonly #terms = new Map<string, string>()
  /** Keys of terms that were found beside the list they were looked for in. */
  readonly #outside = new Set<string>()

  async find(tx: TenantTransaction, all: readonly NamedRef[], options: FindRefsOptions): Promise<FoundRefs> {
    const { decisions = noDecisions } = options
    const refs = toFind(all, decisions)
    const fresh = new Map<string, string>()
    const pretended = new Pretended()
    const wanted = wantedOf(refs)
    await this.#forgetUnusable(tx, wanted)
    for (const { code, list, names, made } of wanted) {
      const isKnown = (name: string) => this.#terms.has(keyOf(code, name, list))
      const known = await this.#known(
        tx,
        { code, list, made, names: names.filter(name => !isKnown(name)) },
        options,
      )
      for (const [name, id] of known) this.#remember(keyOf(code, name, list), id)
      await this.#tellOutside(tx, { code, list, made, names })
      const missing = { code, list, made, names: names.filter(name => made.has(name) && !isKnown(name)) }
      for (const [name, id] of await added(tx, missing, options, pretended))
        fresh.set(keyOf(code, name, list), id)
    }
    // After the vocabularies: what was merged until now is not taken, and nothing is from now on.
    await lockTermNames(tx)
    await this.#forgetUnusable(tx, wanted)
    // Vocabularies come before the cards that are made: the holder of what cards share waits for nothing else.
    const links = await findLinks(tx, refs, { ...options.links, ...(!options.load && { pretended }) })
    return asDecided(
      {
        term: (...named) => this.#terms.get(keyOf(...named)) ?? fresh.get(keyOf(...named)),
        cards: links,
        isNew: (...named) => fresh.has(keyOf(...named)),
        isOutside: (...named) => this.#outside.has(keyOf(...named)),
        pretended: id => pretended.nameOf(id),
      },
      decisions,
    )
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
  { load, language, editor, ownLists }: FindRefsOptions,
  pretended: Pretended,
): Promise<(readonly [name: string, id: string])[]> {
  if (!vocabularies[code].open || names.length === 0) return []
  // One that is there and not in use is taken, as it is when the term is to be made.
  const made = await findOrCreate(tx, code, names, {
    create: load,
    language,
    editor,
    list,
    ownLists,
  })
  return [...made].flatMap(([name, id]) => {
    if (id !== undefined) return [[name, id] as const]
    return load ? [] : [[name, pretended.make(name)] as const]
  })
}
