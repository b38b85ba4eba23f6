import type { Transaction } from 'kysely'
import { dayMs } from '#model/dates/durations.ts'
import {
  isOperated,
  isWithinBounds,
  type OperatedRetention,
  retentions,
  type TimedRetention,
} from '#model/retention/retentions.ts'
import type { Tables } from './tables.ts'

/** Name of the setting in which the operators' choice is stored. */
export const retentionSetting = (name: OperatedRetention): string => `retention.${name}`

/** Days something is kept: as the operators set them, otherwise as declared. A stored value out of bounds counts as none. */
export async function retentionDays(db: Transaction<Tables>, name: TimedRetention): Promise<number> {
  if (!isOperated(name)) return retentions[name].days
  const row = await db
    .selectFrom('platform_setting')
    .where('name', '=', retentionSetting(name))
    .select('value')
    .executeTakeFirst()
  return isWithinBounds(name, row?.value) ? row.value : retentions[name].days
}

/** The moment before which what is kept is over. */
export const retentionStart = async (
  db: Transaction<Tables>,
  name: TimedRetention,
  now: Date,
): Promise<Date> => new Date(now.getTime() - (await retentionDays(db, name)) * dayMs)
