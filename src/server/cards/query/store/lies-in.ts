import { type RawBuilder, sql } from 'kysely'
import type { Area } from '../../criteria/area.ts'

/** Whether a line `i` of the index lies in an area. */
export const liesIn = (_area: Area): RawBuilder<boolean> => sql`false`
