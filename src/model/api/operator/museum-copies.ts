import { z } from 'zod/mini'
import { museumCopyStates } from '../../museum/museum-copy.ts'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { id, moment, text } from '../shapes.ts'

/** Reason why a museum cannot be restored from a backup as a copy: it no longer exists, or operators closed it. */
const copyObstacles = ['gone', 'closed'] as const

export const listBackupMuseums = endpoint({
  name: 'operator.backups.museums',
  method: 'GET',
  path: '/api/v1/operator/backups/:id/museums',
  access: 'operator',
  summary: 'Museums in a verified backup; 409 when its file is missing or damaged',
  params: z.object({ id }),
  output: z.object({
    result: z.array(
      z.object({
        id,
        /** Name at the time of the backup. */
        name: z.string(),
        obstacle: z.nullable(z.enum(copyObstacles)),
      }),
    ),
  }),
})
export type BackupMuseum = OutputOf<typeof listBackupMuseums>['result'][number]

/**
 * Runs in the background. 409 while another museum is being restored, and for a museum that is closed or has no administrators.
 * Recorded with its reason in the museum's audit log, and mailed to its administrators.
 */
export const bringBackMuseum = endpoint({
  name: 'operator.backups.bringBack',
  method: 'POST',
  path: '/api/v1/operator/backups/:id/museums/:museumId/copies',
  access: 'operator',
  summary: 'Restore a museum from a backup as a read-only copy, for 30 days',
  params: z.object({ id, museumId: id }),
  body: z.object({ reason: text(500) }),
})

export const listMuseumCopies = endpoint({
  name: 'operator.museumCopies.list',
  method: 'GET',
  path: '/api/v1/operator/museum-copies',
  access: 'operator',
  summary: 'Copies of museums restored from backups, newest first',
  output: z.object({
    /** Days after which a copy is removed. */
    days: z.number(),
    result: z.array(
      z.object({
        id,
        state: z.enum(museumCopyStates),
        /** The original museum. */
        museumId: id,
        museum: z.string(),
        /** The copy. */
        copyId: id,
        /** Time of the backup. */
        asOf: moment,
        reason: z.string(),
        askedBy: z.string(),
        askedAt: moment,
        endedAt: z.nullable(moment),
        /** Time of automatic removal. */
        endsAt: z.nullable(moment),
        files: z.nullable(z.number()),
        /** Files that could not be restored as the museum's records describe them. */
        filesMissing: z.nullable(z.number()),
        /** Reason for the failure. */
        failure: z.nullable(z.string()),
      }),
    ),
  }),
})
export type MuseumCopy = OutputOf<typeof listMuseumCopies>['result'][number]

/** Runs in the background. 409 while it is being made, and for one that failed or is gone. */
export const removeMuseumCopy = endpoint({
  name: 'operator.museumCopies.remove',
  method: 'DELETE',
  path: '/api/v1/operator/museum-copies/:id',
  access: 'operator',
  summary: 'Remove a copy of a museum',
  params: z.object({ id }),
})
