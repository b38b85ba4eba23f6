import type { Maintenance as State } from '#model/api/operator/maintenance.ts'
import { maintenance } from '#model/api/operator/maintenance.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { type Events, publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { Log } from '#server/platform/log.ts'
import { recordOperator } from '../store/record.ts'
import { readSetting, writeSetting } from '../store/settings.ts'

/** True when the platform is closed to all but operators (P-S09, P-E03, P-E07). */
export interface Maintenance {
  /** Answers at once: every request asks. */
  isOn(): boolean
  state(): State
  /** True when the configuration of the installation closes it; then nobody can open it at run time. */
  readonly fixed: boolean
  change(next: State, by: Actor): Promise<void>
  /** Reads what is set, and follows what any server of the installation changes. */
  start(): Promise<void>
}

export interface MaintenanceOptions {
  readonly database: Database
  readonly events: Events
  readonly clock: Clock
  readonly log: Log
  readonly fixed: boolean
}

const settingName = 'maintenance'
const open: State = { on: false }

/** Nobody in particular: hears only what is for everybody. */
const everybody = { tenantId: undefined, accountId: '', sessionId: '' }

/**
 * The setting lives in the database and is kept in memory by every server: news of a change reach them all, and after a gap in the news it is
 * read again. A database that does not answer changes nothing.
 */
export function createMaintenance({ database, events, clock, log, fixed }: MaintenanceOptions): Maintenance {
  let state = open

  const read = async (): Promise<void> => {
    const value = await database.asSystem('maintenance', db => readSetting(db, settingName))
    const parsed = maintenance.safeParse(value)
    state = parsed.success ? parsed.data : open
  }
  const readAgain = (): void => {
    read().catch((error: unknown) =>
      log.warn({ err: error }, 'whether there is maintenance could not be read'),
    )
  }

  return {
    isOn: () => fixed || state.on,
    state: () => ({ on: fixed || state.on }),
    fixed,
    async change(next, by) {
      await database.asSystem('change maintenance', async db => {
        await writeSetting(db, settingName, next, by.accountId, clock())
        const action = next.on ? 'platformClosed' : 'platformOpened'
        await recordOperator(db, by, action, clock(), { id: '', about: '' })
        await publish(db, { name: 'maintenance.changed', data: { maintenance: fixed || next.on } })
      })
      state = next
    },
    async start() {
      events.subscribe(everybody, {
        onEvent: announced => {
          if (announced.name !== 'maintenance.changed') return
          // At once, since every client that hears of it asks at once who may stay.
          state = { ...state, on: announced.data.maintenance }
          readAgain()
        },
        onGap: readAgain,
      })
      await read()
    },
  }
}
