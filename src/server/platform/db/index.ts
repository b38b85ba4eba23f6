export {
  type Database,
  enterErasing,
  enterMuseum,
  enterPerson,
  openDatabase,
  type TenantTransaction,
} from './database.ts'
export { indexEntry } from './index-entry.ts'
export { inLane, type Lane } from './lanes.ts'
export type { Limiter } from './limiter.ts'
export { MigrationError, migrate, readMigrations } from './migrate.ts'
export { isClosed, refuseSuspended } from './museum-state.ts'
export { isCopy, museumIds, museumIdsWithCopies } from './museums.ts'
export { type DatabaseUrls, OutsideDatabaseError, prepareOutsideDatabase } from './outside.ts'
export { createPace } from './pace.ts'
export { retentionDays, retentionSetting, retentionStart } from './retention.ts'
export { watchSchema } from './watch-schema.ts'
