import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { numberFrom } from '../vocabularies/shapes.ts'

/**
 * All that operators do. Entries about one museum stand in the record of that museum, too, where it can read them.
 * `test/server/operator-record.test.ts` holds every call of operators that writes against this.
 */
export const operatorActions = [
  'licenceChanged',
  'orderChanged',
  'museumVisited',
  'museumSuspended',
  'museumClosed',
  'museumReopened',
  'museumDeletionOrdered',
  'museumDeletionCancelled',
  'museumDeleted',
  'deletionArchiveRemade',
  'deletionArchiveDownloaded',
  'museumBroughtBack',
  'museumCopyRemoved',
  'planAdded',
  'planChanged',
  'documentBegun',
  'documentChanged',
  'documentPublished',
  'newsWritten',
  'newsChanged',
  'newsDeleted',
  'platformClosed',
  'platformOpened',
  'backupStarted',
  'jobRetried',
  'retentionChanged',
  'operatorInvited',
  'operatorInvitedAgain',
  'operatorInvitationWithdrawn',
  'operatorInvitationExpired',
  'operatorJoined',
  'operatorRemoved',
  'registrationMailed',
  'registrationRefused',
  'registrationDeleted',
] as const
export type OperatorAction = (typeof operatorActions)[number]

const operatorEntry = z.object({
  id,
  at: moment,
  /** Who did it, by the name of that time. */
  name: z.string(),
  action: z.enum(operatorActions),
  /** What it was done to, by the name of that time. */
  about: z.string(),
  /** What was so before and is so now, where a value was changed. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The reason that was given, where one is asked for. */
  reason: z.nullable(z.string()),
})
export type OperatorEntry = z.output<typeof operatorEntry>

export const readOperatorRecord = endpoint({
  name: 'operator.record.read',
  method: 'GET',
  path: '/api/v1/operator/record',
  access: 'operator',
  summary: 'Everything operators did, newest first',
  query: z.object({
    action: z.optional(z.enum(operatorActions)),
    page: numberFrom(0, 100_000),
    blocksize: numberFrom(1, 100),
  }),
  output: z.object({ result: z.array(operatorEntry), totalSize: z.number() }),
})
