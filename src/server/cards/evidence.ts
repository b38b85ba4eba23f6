import type { Evidence } from '#model/api/cards/shapes.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * A module that needs records as evidence. Some documents about a record are evidence (a signed condition report, a closed loan), so the
 * record is never deleted automatically.
 */
export interface EvidenceSource {
  /** Returns the ids of records that are evidence in documents, with the documents. */
  readonly about: (tx: TenantTransaction, ids: readonly string[]) => Promise<readonly About[]>
  /**
   * Refuses to delete a record for good where not even an administrator may.
   * @throws {CodedError} `conflict`
   */
  readonly refuse?: (tx: TenantTransaction, id: string) => Promise<void>
  /**
   * Called when records are deleted for good; they are locked. Documents about them keep their names.
   * @param names by record id
   */
  readonly forget: (tx: TenantTransaction, names: ReadonlyMap<string, string>, at: Date) => Promise<void>
}

export interface About {
  readonly id: string
  readonly evidence: Evidence
}

/** Returns the evidence about records, by record id. */
export async function evidenceAbout(
  tx: TenantTransaction,
  all: readonly EvidenceSource[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Evidence[]>> {
  if (ids.length === 0) return new Map()
  const found: About[] = []
  for (const { about } of all) found.push(...(await about(tx, ids)))
  return new Map(
    [...Map.groupBy(found, ({ id }) => id)].map(([id, abouts]) => [
      id,
      [...new Set(abouts.map(({ evidence }) => evidence))],
    ]),
  )
}
