import { createHash } from 'node:crypto'
import { starterTerms } from '#model/vocabularies/starter/index.ts'
import type { StarterTerm } from '#model/vocabularies/starter/parse.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lastPositions } from './store/by-name.ts'
import { termsBySource } from './store/rows.ts'
import { givenStarters, rememberStarters } from './store/starters.ts'
import { insertTerms, reserveIds } from './store/write.ts'
import { completed, type TermRow } from './term-row.ts'

interface Starters {
  readonly vocabulary: string
  readonly checksum: string
  readonly terms: readonly StarterTerm[]
}

let prepared: readonly Starters[] | undefined

/** Read once, when first needed. */
const allStarters = (): readonly Starters[] => {
  prepared ??= Object.entries(starterTerms()).map(([vocabulary, terms]) => ({
    vocabulary,
    terms,
    checksum: createHash('sha256').update(JSON.stringify(terms)).digest('base64url').slice(0, 16),
  }))
  return prepared
}

/**
 * Gives a museum the starter terms it has not been given yet. What it renamed, moved or deleted stays as it made it.
 * @returns how many terms were added.
 */
export async function loadStarterTerms(tx: TenantTransaction): Promise<number> {
  const given = new Map((await givenStarters(tx)).map(row => [row.vocabulary, row]))
  const due = allStarters().filter(({ vocabulary, checksum }) => given.get(vocabulary)?.checksum !== checksum)
  if (due.length === 0) return 0
  const rows: TermRow[] = []
  for (const starters of due) {
    const old = new Set(given.get(starters.vocabulary)?.keys)
    rows.push(...(await rowsOf(tx, starters, old)))
  }
  await insertTerms(tx, rows, null)
  await rememberStarters(
    tx,
    due.map(({ vocabulary, checksum, terms }) => ({
      vocabulary,
      checksum,
      keys: terms.map(({ key }) => key),
    })),
  )
  return rows.length
}

/** Gives a museum that has starter terms those that came since; one that was founded without them stays without. */
export async function renewStarterTerms(tx: TenantTransaction): Promise<void> {
  const given = await givenStarters(tx)
  if (given.length > 0) await loadStarterTerms(tx)
}

async function rowsOf(
  tx: TenantTransaction,
  { vocabulary, terms }: Starters,
  old: ReadonlySet<string>,
): Promise<TermRow[]> {
  const first = old.size === 0
  const keys = terms.map(({ key }) => key)
  const placed = first ? new Map<string, TermRow>() : await termsBySource(tx, vocabulary, keys)
  const missing = terms.filter(({ key }) => !old.has(key) && !placed.has(key))
  const ids = missing.length === 0 ? [] : await reserveIds(tx, missing.length)
  const last = first
    ? new Map<string, number>()
    : await lastPositions(tx, vocabulary, [null, ...[...placed.values()].map(({ id }) => id)])
  return missing.map((term, index) => {
    // The parent may have been deleted: then the term becomes a top term.
    const parent = term.parentKey === null ? undefined : placed.get(term.parentKey)
    const position = (last.get(parent?.id ?? '') ?? -1) + 1
    last.set(parent?.id ?? '', position)
    const row = completed(
      {
        id: ids[index] ?? '',
        vocabulary,
        language: 'en',
        labels: term.labels,
        parentId: parent?.id ?? null,
        ancestors: parent ? [...parent.ancestors, parent.id] : [],
        position,
        assignable: term.assignable,
        categories: term.categories,
        sourceKey: term.key,
      },
      new Date(),
    )
    placed.set(term.key, row)
    return row
  })
}
