import { canonicalJsonInTurns } from '#server/platform/canonical-json.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Frozen, freeze, isIntact } from '#server/platform/frozen.ts'
import { frozenOf, insertFrozen } from '../store/frozen.ts'

/** Content that was frozen before, as it is kept within what was frozen after it. */
interface Replaced {
  readonly by: string
  readonly at: string
  readonly sha256: string
  readonly annulled: { readonly by: string; readonly at: string; readonly reason: string } | null
  readonly content: { readonly replaces?: Replaced }
}

type FrozenRecord = NonNullable<Awaited<ReturnType<typeof frozenOf>>>

const annulmentOf = ({ annulled_at: at, annulled_by: by, annulled_reason: reason }: FrozenRecord) =>
  at && { by, at: at.toISOString(), reason }

/**
 * Freezes the content of a locked record and stores it with the record. What was frozen of it before stays word for word within the new content, so
 * the new hash vouches for both.
 */
export async function keepFrozen(
  tx: TenantTransaction,
  id: string,
  content: object,
  by: { readonly accountId: string; readonly name: string; readonly at: Date },
): Promise<Frozen> {
  const before = await frozenOf(tx, id)
  const replaces: Replaced | null = before
    ? {
        by: before.name,
        at: before.at.toISOString(),
        sha256: before.sha256,
        annulled: annulmentOf(before),
        content: JSON.parse(before.text),
      }
    : null
  const frozen = await freeze({ ...content, ...(replaces && { replaces }) })
  await insertFrozen(tx, id, frozen, by)
  return frozen
}

/** Returns what is frozen of a record with its annulment, and whether it is still what it was; undefined for nothing. */
export async function frozenStanding(tx: TenantTransaction, id: string) {
  const row = await frozenOf(tx, id)
  if (!row) return undefined
  const { name: by, at, sha256 } = row
  const earlier: (Omit<Replaced, 'content'> & { readonly intact: boolean })[] = []
  let replaced = (JSON.parse(row.text) as Replaced['content']).replaces
  while (replaced) {
    const { content, ...rest } = replaced
    const text = await canonicalJsonInTurns(content)
    earlier.push({ ...rest, intact: isIntact({ text, sha256: rest.sha256 }) })
    replaced = content.replaces
  }
  const frozen = { by, at: at.toISOString(), sha256, intact: isIntact(row) }
  return { frozen, annulled: annulmentOf(row), earlier }
}
