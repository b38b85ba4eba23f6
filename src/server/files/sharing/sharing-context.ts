import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'

/** Context of sharing. */
export interface SharingContext {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  /** Signs what the public fetches pictures with. */
  readonly secret: string
  readonly publicUrl: () => string
  /** Name of a museum. The module of museums stands above files, so the function is passed in. */
  readonly museumName: (tenantId: string) => Promise<string>
}
