import type { Readable } from 'node:stream'
import { type ThumbnailSize, thumbnailUrl } from '#model/api/files.ts'
import type { Agreed } from '#model/engine/aspects/delivery.ts'
import type { Renamed } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { type KeepOptions, keepFile } from './keeping/keep-file.ts'
import { analyseFile } from './processing/analyse-file.ts'
import { type ReceiveLimits, receiveContent } from './receive/receive-content.ts'
import type { Scan } from './receive/scan/scan.ts'
import { removeContent } from './remove-content.ts'
import { contentsOf } from './store/contents.ts'
import type { TakenIn } from './stored-content.ts'
import { createThumbnails, type Thumbnails } from './thumbnails/thumbnails.ts'
import { filesWithContents } from './uploads/store/known.ts'
import { type Copy, copiesOf } from './work/copies.ts'

/**
 * Takes a content in: stores it, checks it by what is in it, looks through it. No transaction is open in the meantime: it may take minutes.
 * @throws {CodedError} `invalid_input`, `too_large`; nothing of it stays in the storage then.
 */
export async function takeIn(
  storage: Storage,
  tenantId: string,
  content: Readable | Uint8Array,
  limits?: ReceiveLimits,
): Promise<TakenIn> {
  const stored = await receiveContent(storage, tenantId, content, limits)
  try {
    const work = () => analyseFile(storage, stored)
    return { ...stored, found: await (limits?.look ? limits.look(work) : work()) }
  } catch (error) {
    await removeContent(storage, stored.storageKey)
    throw error
  }
}

/** The museums' files, for the modules that make and show them. */
export interface Files {
  /**
   * Takes a content in, outside of any transaction: stores, checks, looks through.
   * @throws {CodedError} `invalid_input` for what is not kept or damaged, `too_large`.
   */
  takeIn(tenantId: string, content: Readable | Uint8Array, limits?: ReceiveLimits): Promise<TakenIn>
  /** Makes what was taken in a file with a card. @returns its id. */
  keep(tx: TenantTransaction, content: TakenIn, file: Omit<KeepOptions, 'renamed'>): Promise<string>
  /** Returns the file of the museum that has a content, the oldest one; undefined when there is none outside the bin. */
  withContent(tx: TenantTransaction, sha256: string): Promise<string | undefined>
  /** Takes away what was taken in and did not become a file. */
  discard(content: Pick<TakenIn, 'storageKey'>): Promise<void>
  /** Address of a picture for an `<img>`. */
  thumbnailUrl(id: string, size?: ThumbnailSize): string
  /**
   * Openers of files' pictures in a size, as WebP, by id. Making one takes a while: they are opened when the transaction is over.
   */
  pictures(
    tx: TenantTransaction,
    ids: readonly string[],
    size: ThumbnailSize,
  ): Promise<ReadonlyMap<string, () => Promise<Readable>>>
  /** Copies of files for people outside, by id, each as agreed; those that cannot be handed out so are missing. */
  copies(tx: TenantTransaction, agreed: ReadonlyMap<string, Agreed>): Promise<ReadonlyMap<string, Copy>>
}

/** @param scan what every content is shown to before it is kept, where there is a scanner. */
export const filesOf = (
  storage: Storage,
  {
    renamed,
    scan,
    thumbnails = createThumbnails(storage),
  }: { readonly renamed: Renamed; readonly scan?: Scan | undefined; readonly thumbnails?: Thumbnails },
): Files => ({
  takeIn: (tenantId, content, limits) => takeIn(storage, tenantId, content, { ...limits, scan }),
  keep: (tx, content, file) => keepFile(tx, content, { ...file, renamed }),
  withContent: async (tx, sha256) => (await filesWithContents(tx, [sha256]))[0]?.id,
  discard: ({ storageKey }) => removeContent(storage, storageKey),
  thumbnailUrl,

  async pictures(tx, ids, size) {
    const rows = await contentsOf(tx, ids)
    return new Map(
      rows.flatMap(row => (row.picture === null ? [] : [[row.card_id, () => thumbnails(row, size)]])),
    )
  },

  copies: (tx, agreed) => copiesOf(storage, tx, agreed),
})
