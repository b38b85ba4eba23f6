import './tables.ts'
import { join } from 'node:path'
import { readBackups, startBackup } from '#model/api/operator/backups.ts'
import { recordOperator } from '#server/operator/index.ts'
import type { Config } from '#server/platform/config.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { openBackupPlace } from './backup-place.ts'
import { createCopies } from './copies/copies.ts'
import type { CopiesContext } from './copies/copies-context.ts'
import { type BackupContext, makeBackup } from './make-backup.ts'
import { lastBackups } from './store.ts'

export interface BackupsOptions
  extends Omit<BackupContext, 'place' | 'keep' | 'dataDir'>,
    Pick<CopiesContext, 'jobs' | 'mailer' | 'texts' | 'publicUrl' | 'reindexMuseum' | 'eraseMuseum'> {
  readonly config: Pick<Config, 'backupSchedule' | 'backupTo' | 'backupKeep' | 'dataDir'>
}

/** Number that are listed. */
const shown = 50

/** Returns the address of an object storage, without key and secret. */
const withoutSecret = (address: string): string => address.replace(/\/\/[^@/]*@/, '//')

/** Backups of the whole installation, made by the clock or at an operator's word, each proven before it counts. */
export function createBackups({ jobs, config, ...options }: BackupsOptions): readonly Route[] {
  const { backupSchedule, backupKeep, dataDir } = config
  const { database, clock } = options
  const backupTo = config.backupTo ?? join(dataDir, 'backups')
  const place = openBackupPlace(backupTo, dataDir)
  const context: BackupContext = { ...options, dataDir, keep: backupKeep, place }
  const make = defineJob<Record<string, never>>({
    name: 'backups.make',
    expireInSeconds: 6 * 3600,
    retryLimit: 1,
    run: (_input, job) => makeBackup(context, job),
  })
  jobs.register(make)
  if (backupSchedule !== undefined) jobs.schedule(make, backupSchedule, {})

  return [
    route(readBackups, async () => {
      const backups = await database.asSystem('the list of backups', db => lastBackups(db, shown))
      return {
        schedule: backupSchedule ?? null,
        place: withoutSecret(backupTo),
        keep: backupKeep,
        result: backups.map(({ started_at, ended_at, bytes, rows, ...backup }) => ({
          ...backup,
          startedAt: started_at.toISOString(),
          endedAt: ended_at?.toISOString() ?? null,
          bytes: bytes === null ? null : Number(bytes),
          rows: rows === null ? null : Number(rows),
        })),
      }
    }),

    route(startBackup, async ({ actor }) => {
      await database.asSystem('a backup is asked for', async db => {
        await recordOperator(db, actor, 'backupStarted', clock(), { id: '', about: withoutSecret(backupTo) })
        await jobs.enqueue(db, make, {})
      })
      return undefined
    }),

    ...createCopies({ ...options, jobs, dataDir, place }),
  ]
}
