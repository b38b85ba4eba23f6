export { type Database, enterMuseum, enterPerson, openDatabase, type TenantTransaction } from './database.ts'
export type { Limiter } from './limiter.ts'
export { MigrationError, migrate, readMigrations } from './migrate.ts'
export { type DatabaseUrls, OutsideDatabaseError, prepareOutsideDatabase } from './outside.ts'
