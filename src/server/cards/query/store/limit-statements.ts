import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * No statement of the rest of a transaction takes longer; one that would is cancelled (SQLSTATE 57014).
 * @param time in milliseconds; 'default': what the connection allows
 */
export const limitStatements = ({ db }: TenantTransaction, time: number | 'default') =>
  sql`set local statement_timeout = ${time === 'default' ? sql`default` : sql.lit(time)}`.execute(db)
