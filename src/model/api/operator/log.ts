import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { numberFrom } from '../vocabularies/shapes.ts'

/**
 * All actions of operators. Those about one museum are also recorded in its own audit log.
 * `test/server/operator-record.test.ts` checks every writing operator call against this list.
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
  /** Author's name at the time. */
  name: z.string(),
  action: z.enum(operatorActions),
  /** Name of the subject at the time. */
  about: z.string(),
  /** Values before and after a change. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Reason, where one is required. */
  reason: z.nullable(z.string()),
})
export type OperatorEntry = z.output<typeof operatorEntry>

export const readOperatorLog = endpoint({
  name: 'operator.log.read',
  method: 'GET',
  path: '/api/v1/operator/record',
  access: 'operator',
  summary: 'All actions of operators, newest first',
  query: z.object({
    action: z.optional(z.enum(operatorActions)),
    page: numberFrom(0, 100_000),
    blocksize: numberFrom(1, 100),
  }),
  output: z.object({ result: z.array(operatorEntry), totalSize: z.number() }),
})
