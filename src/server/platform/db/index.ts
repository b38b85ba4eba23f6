export { type Database, enterMuseum, openDatabase, type TenantTransaction } from './database.ts'
export { isDuplicate } from './database-error.ts'
export { MigrationError, migrate } from './migrate.ts'
export type { Limiter } from './rate-limiter.ts'
