import { z } from 'zod/mini'
import { fallbackLanguage } from '#model/languages.ts'
import type { Author } from '#server/cards/index.ts'
import { ArchiveError } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { importRows } from '#server/vocabularies/index.ts'
import type { ArchivedTerms, MuseumToImport } from './open-archive.ts'

const labels = z.record(z.string(), z.string())
const termsFile = z.object({
  terms: z.array(
    z.object({
      id: z.string(),
      parentId: z.nullable(z.string()),
      labels,
      alternatives: z.record(z.string(), z.array(z.string())),
      notation: z.nullable(z.string()),
      note: z.string(),
      sourceUri: z.nullable(z.string()),
      assignable: z.boolean(),
      categories: z.array(z.number()),
      deprecatedAt: z.nullable(z.string()),
      mergedIntoId: z.nullable(z.string()),
    }),
  ),
})

/** Ids of terms count within their installation alone: another one has others under them. A key that is no id leaves it to names and places. */
const keyOf = (id: string): string => `row ${id}`

export interface TakenTerms {
  readonly created: number
  /** The terms of the archive as they are here; merged ones are those they became. */
  readonly ids: ReadonlyMap<string, string>
}

/**
 * Adds the terms of an archive to a vocabulary, where they were, with their names in all languages; those that are there already keep what they have.
 * @throws {ArchiveError} for terms of another shape
 */
export async function takeTerms(
  tx: TenantTransaction,
  { archive }: Pick<MuseumToImport, 'archive'>,
  { code, name }: ArchivedTerms,
  { accountId }: Pick<Author, 'accountId'>,
): Promise<TakenTerms> {
  const { data, error } = termsFile.safeParse(await archive.json(name))
  if (error)
    throw new ArchiveError(
      `${name}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    )
  const rows = data.terms
    .filter(({ mergedIntoId }) => mergedIntoId === null)
    .map(({ id, parentId, deprecatedAt, mergedIntoId: _none, ...term }) => ({
      ...term,
      key: keyOf(id),
      parentKey: parentId && keyOf(parentId),
      deprecated: deprecatedAt !== null,
    }))
  if (rows.length === 0) return { created: 0, ids: new Map() }
  const file = { rows, scheme: '', source: null, byName: true }
  const editor = { accountId, impersonatorId: null }
  const done = await importRows(tx, editor, code, file, { language: fallbackLanguage, dryRun: false })
  const into = new Map(data.terms.map(({ id, mergedIntoId }) => [id, mergedIntoId]))
  const lastOf = (id: string): string => {
    let at = id
    for (let left = into.size; left > 0; left--) {
      const next = into.get(at)
      if (!next) break
      at = next
    }
    return at
  }
  const ids = data.terms.flatMap(({ id }) => {
    const here = done.ids.get(keyOf(lastOf(id)))
    return here === undefined ? [] : [[id, here] as const]
  })
  return { created: done.created, ids: new Map(ids) }
}
