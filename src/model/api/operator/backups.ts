import { z } from 'zod/mini'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'

/** 'proven': restored into a scratch database and found identical. 'removed': deleted to make room for newer ones. */
export const backupStates = ['running', 'proven', 'failed', 'removed'] as const
export type BackupState = (typeof backupStates)[number]

export const readBackups = endpoint({
  name: 'operator.backups.read',
  method: 'GET',
  path: '/api/v1/operator/backups',
  access: 'operator',
  summary: 'Latest backups of the installation, newest first, and their settings',
  output: z.object({
    /** Cron expression in UTC; null when there is no schedule. */
    schedule: z.nullable(z.string()),
    /** Folder or object storage, without its key. */
    place: z.string(),
    keep: z.number(),
    result: z.array(
      z.object({
        id,
        state: z.enum(backupStates),
        startedAt: moment,
        endedAt: z.nullable(moment),
        file: z.string(),
        bytes: z.nullable(z.number()),
        museums: z.nullable(z.number()),
        rows: z.nullable(z.number()),
        files: z.nullable(z.number()),
        /** Reason for the failure. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
})
export type BackupsAnswer = OutputOf<typeof readBackups>

export const startBackup = endpoint({
  name: 'operator.backups.start',
  method: 'POST',
  path: '/api/v1/operator/backups',
  access: 'operator',
  summary: 'Create a backup now, in the background',
})
