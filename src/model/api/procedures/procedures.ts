import { z } from 'zod/mini'
import { selection } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import {
  accountIds,
  listedProcedure,
  mayDeleteSome,
  mayEditSome,
  mayMoveSome,
  mayReadSome,
  mayStartSome,
  procedureParams as params,
  person,
  procedure,
  procedureValues,
  status,
  title,
} from './shapes.ts'

const base = '/api/v1/procedures'
const one = `${base}/:id` as const

export const listProcedures = endpoint({
  name: 'procedures.list',
  method: 'GET',
  path: base,
  access: mayReadSome,
  summary:
    'Procedures of the types you may read, latest changes first; in the trash, of those you may delete',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    type: z.optional(z.string().check(z.maxLength(40))),
    status: z.optional(status),
    /** 'true': only those the caller manages or is assigned to. */
    mine: z.optional(z.enum(['true', 'false'])),
    /** Open procedures whose deadline has passed, or is within thirty days. */
    due: z.optional(z.enum(['overdue', 'soon'])),
    /** 'true': those in the trash instead. */
    bin: z.optional(z.enum(['true', 'false'])),
    /** An object they include. */
    object: z.optional(id),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  output: z.object({ result: z.array(listedProcedure), totalSize: z.number() }),
})

export const createProcedure = endpoint({
  name: 'procedures.create',
  method: 'POST',
  path: base,
  access: mayStartSome,
  summary:
    'Start a procedure, with objects if some are selected; its author is the manager unless others are named',
  body: z.object({
    type: z.string().check(z.maxLength(40)),
    title,
    values: z.optional(procedureValues),
    managers: z.optional(accountIds),
    /** The records it is about. */
    selection: z.optional(selection),
  }),
  bodyLimit: 4_000_000,
  output: procedure,
})

export const readProcedure = endpoint({
  name: 'procedures.read',
  method: 'GET',
  path: one,
  access: mayReadSome,
  summary: 'A procedure with its values and possible next steps',
  params,
  output: procedure,
})

export const changeProcedure = endpoint({
  name: 'procedures.change',
  method: 'PUT',
  path: one,
  access: mayEditSome,
  summary: 'Change title, values and team; 409 if someone else changed them',
  params,
  body: z.object({
    version: z.number(),
    title: z.optional(title),
    values: z.optional(procedureValues),
    managers: z.optional(accountIds),
    team: z.optional(accountIds),
  }),
  output: procedure,
})

export const deleteProcedure = endpoint({
  name: 'procedures.delete',
  method: 'DELETE',
  path: one,
  access: mayDeleteSome,
  summary: 'Move a procedure to the trash',
  params,
})

export const restoreProcedure = endpoint({
  name: 'procedures.restore',
  method: 'POST',
  path: `${one}/restored`,
  access: mayDeleteSome,
  summary: 'Restore a procedure from the trash',
  params,
  output: procedure,
})

export const eraseProcedure = endpoint({
  name: 'procedures.erase',
  method: 'DELETE',
  path: `${one}/for-good`,
  access: { roles: ['TENANT_ADMIN'] },
  summary: 'Permanently delete a procedure in the trash; closed ones stay, as the record of the work done',
  params,
})

export const moveProcedure = endpoint({
  name: 'procedures.move',
  method: 'PUT',
  path: `${one}/status`,
  access: mayMoveSome,
  summary:
    'Move to a status (and its first step) or to a step. A reason is required when conditions are unmet, or to reopen',
  params,
  body: z.object({
    status: z.optional(status),
    step: z.optional(z.string().check(z.maxLength(40))),
    reason: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: procedure,
})

export const procedureUsers = endpoint({
  name: 'procedures.users',
  method: 'GET',
  path: `${base}/users`,
  access: mayReadSome,
  summary: 'Possible managers and participants of a procedure: the members of the museum',
  output: z.object({ result: z.array(person) }),
})

export const procedureManagers = endpoint({
  name: 'procedures.managers',
  method: 'GET',
  path: `${one}/managers`,
  access: mayReadSome,
  summary: 'Managers of a procedure',
  params,
  output: z.object({ result: z.array(person), managersCount: z.number() }),
})

export const removeManagers = endpoint({
  name: 'procedures.removeManagers',
  method: 'DELETE',
  path: `${one}/managers`,
  access: mayEditSome,
  summary: 'Remove managers from a procedure; one must remain',
  params,
  body: z.object({ managers: accountIds }),
  output: z.object({ result: z.array(person), managersCount: z.number() }),
})

const event = z.object({
  id,
  kind: z.string(),
  by: z.string(),
  /** A member of the museum; someone outside, through a portal; or the product itself, without a name. */
  who: z.enum(['member', 'outside', 'house']),
  at: moment,
  details: z.record(z.string(), z.unknown()),
})

export type ProcedureEvent = z.output<typeof event>

export const procedureEvents = endpoint({
  name: 'procedures.events',
  method: 'GET',
  path: `${one}/events`,
  access: mayReadSome,
  summary: 'Events of a procedure, newest first',
  params,
  query: z.object({ before: z.optional(id) }),
  output: z.object({ result: z.array(event), more: z.boolean() }),
})
