export { type Database, openDatabase, type TenantTransaction } from './database.ts'
export { isDuplicate } from './database-error.ts'
export { MigrationError, migrate } from './migrate.ts'
