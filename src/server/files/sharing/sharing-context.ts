import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'

/** What sharing works with. */
export interface SharingContext {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  /** Signs what the public fetches pictures with. */
  readonly secret: string
  readonly publicUrl: () => string
  /** What a museum is called. Museums stand above files, so it is handed in. */
  readonly museumName: (tenantId: string) => Promise<string>
}
