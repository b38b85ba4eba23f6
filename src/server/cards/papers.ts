import type { Paper } from '#model/api/cards/shapes.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * Whoever stands above cards and refers to them. Some of what is written about a card is proof (a signed condition report, a closed loan): no clock
 * erases what it is about.
 */
export interface Papers {
  /** Returns the ids of records that are evidence in documents, with the documents. */
  readonly about: (tx: TenantTransaction, ids: readonly string[]) => Promise<readonly About[]>
  /**
   * Cards leave for good, and are held: what is kept about them keeps what they were called.
   * @param names by their ids.
   */
  readonly forget: (tx: TenantTransaction, names: ReadonlyMap<string, string>, at: Date) => Promise<void>
}

export interface About {
  readonly id: string
  readonly paper: Paper
}

/** All papers about some cards, by their ids. */
export async function papersAbout(
  tx: TenantTransaction,
  all: readonly Papers[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Paper[]>> {
  if (ids.length === 0) return new Map()
  const found: About[] = []
  for (const { about } of all) found.push(...(await about(tx, ids)))
  return new Map(
    [...Map.groupBy(found, ({ id }) => id)].map(([id, abouts]) => [
      id,
      [...new Set(abouts.map(({ paper }) => paper))],
    ]),
  )
}
