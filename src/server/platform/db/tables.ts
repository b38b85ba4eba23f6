import type { ColumnType, Generated } from 'kysely'

/** A bigint that the database numbers itself; read as a string, never written by hand. */
export type Id = ColumnType<string, never, never>

/** A moment: written as a Date or left to its default, read as a Date. */
export type Moment = ColumnType<Date, Date | undefined, Date>
export type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>

export type { Generated }

/**
 * All tables by name. Each module adds its own in its `tables.ts`:
 * `declare module '#server/platform/db/tables.ts' { interface Tables { session: SessionTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
