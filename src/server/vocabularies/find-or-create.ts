import type { TermRule } from '#model/engine/form-rules.ts'
import type { Language } from '#model/languages.ts'
import { cleanLine } from '#model/text/clean.ts'
import { fold } from '#model/text/fold.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordChange } from './change-record.ts'
import { lastPositions, type NamedTerm, termsByName } from './store/by-name.ts'
import type { Editor } from './store/changes.ts'
import { termsById } from './store/rows.ts'
import { insertTerms, lockVocabulary, reserveIds } from './store/write.ts'
import { completed, type TermRow } from './term-row.ts'

export interface FindOptions {
  /** Adds names that are not there, if the vocabulary is open. */
  readonly create: boolean
  /** Language of the names that are added. */
  readonly language: Language
  readonly editor: Editor
  /** The list that a field offers: its terms come first, others only where it is open, and new ones are made in it. */
  readonly list?: TermRule | undefined
  /** Heads of the museum's own lists: beside them, a term of another list is taken only where there is no other. */
  readonly ownLists?: ReadonlySet<string>
}

/** The place of a known, found or new term. */
type Known = Pick<
  NamedTerm,
  'id' | 'key' | 'parentId' | 'ancestors' | 'labels' | 'deprecated' | 'mergedIntoId'
>

const segmentsOf = (name: string, flat: boolean): string[] =>
  (flat ? [name] : name.split('>')).map(cleanLine).filter(segment => nameKey(segment) !== '')

/**
 * Finds terms by their names, thousands at once: case, accents and outer spaces do not count, names of all languages do, and
 * 'parent > child' names a place in the tree. A merged term answers with the one that took its place.
 * @returns every given name with the term's id, or undefined where there is none.
 */
export async function findOrCreate(
  tx: TenantTransaction,
  code: VocabularyCode,
  names: readonly string[],
  options: FindOptions,
): Promise<Map<string, string | undefined>> {
  const { flat, open } = vocabularies[code]
  const { list } = options
  const paths = new Map([...new Set(names)].map(name => [name, segmentsOf(name, flat)]))
  const create = options.create && open
  if (create) await lockVocabulary(tx, code)
  const named = await termsByName(tx, code, [...paths.values()].flat().map(nameKey))
  const known = new KnownTerms(named, options.ownLists)
  if (create) await addMissing(tx, code, known, [...paths.values()], options)
  return new Map([...paths].map(([name, path]) => [name, known.find(path, list)?.answer]))
}

const usable = ({ deprecated, mergedIntoId }: Known): boolean => !deprecated && mergedIntoId === null

const isInList = ({ id, ancestors }: Known, { below }: TermRule): boolean =>
  id === below.id || ancestors.includes(below.id)

/** Terms by folded name. */
class KnownTerms {
  readonly #byKey: Map<string, Known[]>
  readonly #ownLists: ReadonlySet<string>

  constructor(terms: readonly Known[], ownLists: ReadonlySet<string> = new Set()) {
    this.#byKey = Map.groupBy(terms, ({ key }) => key)
    this.#ownLists = ownLists
  }

  add(term: Known): void {
    this.#byKey.set(term.key, [...(this.#byKey.get(term.key) ?? []), term])
  }

  /** The term a path leads to; the first of several is the one in the list, called just so, in use, and nearest to the top. */
  find(
    path: readonly string[],
    list?: TermRule,
  ): { readonly term: Known; readonly answer: string } | undefined {
    const [last, ...above] = path.toReversed()
    if (last === undefined) return undefined
    const found = (this.#byKey.get(nameKey(last)) ?? []).filter(term => this.#isBelow(term, above))
    const listed = list ? found.filter(term => isInList(term, list)) : found
    const isListed = list !== undefined && listed.length > 0
    const alike = !isListed && list?.exit === 'open' ? found : listed
    // '-1' and '1' are two crystal classes: signs count where they tell terms apart. Case and accents do not,
    // where the term called just so is no longer in use.
    const exact = alike.filter(({ labels }) => Object.values(labels).includes(last))
    const close = alike.filter(({ labels }) =>
      Object.values(labels).some(label => fold(label) === fold(last)),
    )
    const fitting =
      [exact.filter(usable), close.filter(usable), exact].find(({ length }) => length > 0) ?? alike
    const term =
      fitting.find(each => usable(each) && (isListed || !this.#isOwn(each))) ??
      fitting.find(usable) ??
      fitting[0]
    return term && { term, answer: term.mergedIntoId ?? term.id }
  }

  #isOwn({ ancestors }: Known): boolean {
    return ancestors.some(id => this.#ownLists.has(id))
  }

  /** True when the names above a term are these, nearest first. */
  #isBelow(term: Known, above: readonly string[]): boolean {
    const [parent, ...higher] = above
    if (parent === undefined) return true
    return (this.#byKey.get(nameKey(parent)) ?? []).some(
      ({ id, ...candidate }) => id === term.parentId && this.#isBelow({ id, ...candidate }, higher),
    )
  }
}

async function addMissing(
  tx: TenantTransaction,
  code: VocabularyCode,
  known: KnownTerms,
  paths: readonly (readonly string[])[],
  { language, editor, list }: FindOptions,
): Promise<void> {
  const created: TermRow[] = []
  const head = list && (await termsById(tx, [list.below.id])).get(list.below.id)
  const inside = list && ({ ...list, exit: 'closed' } as const)
  const spare = await reserveIds(
    tx,
    paths.reduce((sum, path) => sum + path.length, 0),
  )
  for (const path of paths) {
    // One that is found elsewhere, where the list is open, is not made again.
    if (known.find(path, list)) continue
    path.forEach((name, index) => {
      if (known.find(path.slice(0, index + 1), inside)) return
      const parent = index === 0 ? head : known.find(path.slice(0, index), inside)?.term
      const row = completed(
        {
          id: spare.pop() ?? '',
          vocabulary: code,
          language,
          labels: { [language]: name },
          parentId: parent?.id ?? null,
          ancestors: parent ? [...parent.ancestors, parent.id] : [],
        },
        new Date(),
      )
      created.push(row)
      known.add({ ...row, key: nameKey(name), deprecated: false })
    })
  }
  if (created.length === 0) return
  const rows = await placed(tx, code, created)
  await insertTerms(tx, rows, editor.accountId)
  await recordChange(tx, editor, { code, kind: 'ADD', created: rows })
}

/** New terms follow the existing ones, in the order of their creation. */
async function placed(
  tx: TenantTransaction,
  code: VocabularyCode,
  rows: readonly TermRow[],
): Promise<TermRow[]> {
  const last = await lastPositions(
    tx,
    code,
    rows.map(({ parentId }) => parentId),
  )
  return rows.map(row => {
    const position = (last.get(row.parentId ?? '') ?? -1) + 1
    last.set(row.parentId ?? '', position)
    return { ...row, position }
  })
}
