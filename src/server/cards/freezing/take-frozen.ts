import { z } from 'zod/mini'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { isIntact } from '#server/platform/frozen.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'
import {
  annulFrozen,
  frozenOf,
  insertFrozen,
  insertSignature,
  keepCalled,
  readJson,
} from '../store/frozen.ts'
import { accountElsewhere } from '../store/revisions.ts'
import type { Titles } from '../tables.ts'

/** Frozen content of a record that came from another museum, word for word: ids in it are those of that museum. */
export interface FrozenFromElsewhere {
  readonly at: Date
  readonly name: string
  readonly content: string
  readonly sha256: string
  readonly annulled: { readonly at: Date; readonly by: string; readonly reason: string } | null
  /** Names of records that were erased since, by their ids there. */
  readonly called: Readonly<Record<string, { readonly number: string; readonly titles: Titles }>>
}

/** As much of a frozen content as is read of any: what it replaced, and what that replaced. */
const paper = z.looseObject({
  get replaces() {
    return z.optional(
      z.nullable(
        z.object({
          by: z.string(),
          at: z.iso.datetime(),
          sha256: z.string(),
          annulled: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })),
          content: paper,
        }),
      ),
    )
  },
})

function isPaper(text: string): boolean {
  try {
    return paper.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Returns whether the database reads a text as JSON, too: it takes no zeros and no halves of characters, which JSON has. */
async function isReadHere(tx: TenantTransaction, text: string): Promise<boolean> {
  try {
    await inSavepoint(tx, () => readJson(tx, text))
    return true
  } catch (error) {
    // Of the data, and of limits.
    if (/^(22|54)/.test(String((error as { readonly code?: unknown }).code))) return false
    throw error
  }
}

/** Reason why a content is not kept: it is not what its hash vouches for, or nothing that the product would have frozen. */
export type FrozenFault = 'notIntact' | 'notFitting'

/**
 * Keeps what another museum froze of a record; what is frozen of it here already stays.
 * @returns undefined when it is kept
 */
export async function takeFrozen(
  tx: TenantTransaction,
  { freezes, workflow }: Pick<CardDeclaration, 'freezes' | 'workflow'>,
  id: string,
  { at, name, content, sha256, annulled, called }: FrozenFromElsewhere,
): Promise<FrozenFault | undefined> {
  if (!isIntact({ text: content, sha256 })) return 'notIntact'
  if (!(freezes || workflow) || !isPaper(content) || !(await isReadHere(tx, content))) return 'notFitting'
  if (await frozenOf(tx, id)) return undefined
  await insertFrozen(tx, id, { text: content, sha256 }, { accountId: null, name, at })
  if (annulled) await annulFrozen(tx, id, { name: annulled.by, at: annulled.at, reason: annulled.reason })
  if (Object.keys(called).length > 0) await keepCalled(tx, id, called)
  return undefined
}

export interface SignatureFromElsewhere {
  readonly at: Date
  readonly name: string
  readonly role: string
  readonly place: string
  readonly date: string
  readonly strokes: readonly (readonly number[])[]
  readonly sha256: string
}

/**
 * Adds a signature that was given in another museum under a record that is frozen here.
 * @returns false for a role in which nobody signs such records, or where nothing is frozen
 */
export async function takeSignature(
  tx: TenantTransaction,
  { freezes }: Pick<CardDeclaration, 'freezes'>,
  id: string,
  { at, strokes, ...given }: SignatureFromElsewhere,
): Promise<boolean> {
  if (!freezes?.signers.includes(given.role) || !(await frozenOf(tx, id))) return false
  await insertSignature(tx, id, {
    ...given,
    strokes: strokes.map(stroke => [...stroke]),
    signed_at: at,
    account_id: accountElsewhere,
  })
  return true
}
