import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { FileRow } from '../../store/contents.ts'
import type { Found } from '../../stored-content.ts'
import type { FileState } from '../../tables.ts'

type Content = Pick<FileRow, 'card_id' | 'version'>

const rowOf = ({ tenantId, db }: TenantTransaction, { card_id, version }: Content) =>
  db
    .updateTable('file')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', card_id)
    .where('version', '=', version)

/** Says what becomes of a content. */
export const setState = (tx: TenantTransaction, content: Content, state: FileState, failure: string | null) =>
  rowOf(tx, content).set({ state, failure }).execute()

/** Writes what was found in a content when it was analysed once more. */
export const updateFound = (tx: TenantTransaction, content: Content, found: Found) =>
  rowOf(tx, content)
    .set({
      state: found.failure === undefined ? 'ready' : 'failed',
      failure: found.failure ?? null,
      width: found.measured.width ?? null,
      height: found.measured.height ?? null,
      facts: JSON.stringify(found.facts ?? {}),
      looks: found.looks ?? null,
      picture: found.picture ?? null,
    })
    .execute()
