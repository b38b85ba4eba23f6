import { z } from 'zod/mini'
import { auditActions, auditGroupNames } from '../audit/actions.ts'
import { isId } from '../ids.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/** Entries per page. */
export const auditPage = 50

const cursor = z.string().check(
  z.regex(/^\d{1,15}-\d{1,19}$/),
  z.refine(text => isId(text.replace(/^.*-/, ''))),
)

/** Filters of the audit log. `person` matches who acted, on whose behalf, or who was affected. */
const filter = {
  group: z.optional(z.enum(auditGroupNames)),
  action: z.optional(z.enum(auditActions)),
  person: z.optional(id),
  from: z.optional(moment),
  /** Exclusive. */
  to: z.optional(moment),
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}

/** One logged action. Names are as they were at that time; `account` is null for actions of the product itself. */
export const auditEntry = z.object({
  id,
  at: moment,
  action: z.enum(auditActions),
  account: z.nullable(z.object({ id, name: z.string(), email: z.string() })),
  /** The person who was signed in as `account`. */
  impersonator: z.nullable(z.object({ id, name: z.string() })),
  /** The user agent as the browser sent it; empty when it sent none. */
  client: z.string(),
  details: z.record(z.string(), z.unknown()),
})

export type AuditEntry = z.output<typeof auditEntry>

const ofMuseum = {
  access: { roles: ['TENANT_ADMIN'] },
  openWhenExpired: true,
  params: z.object({ tenantId: id }),
} as const

export const listAudit = endpoint({
  name: 'audit.list',
  method: 'GET',
  path: '/api/v1/tenant/:tenantId/audit',
  ...ofMuseum,
  summary: 'Audit log of the museum: sign-ins, changes of permissions, exports; newest first',
  query: z.object({
    ...filter,
    /** `next` of the previous page. */
    after: z.optional(cursor),
  }),
  output: z.object({ result: z.array(auditEntry), next: z.nullable(z.string()) }),
})

/** Everyone who appears in the log, former members included: the choices of the person filter. */
export const listAuditPeople = endpoint({
  name: 'audit.people',
  method: 'GET',
  path: '/api/v1/tenant/:tenantId/audit/people',
  ...ofMuseum,
  summary: 'People who appear in the audit log',
  output: z.object({ result: z.array(z.object({ id, name: z.string(), email: z.string() })) }),
})

export const exportAudit = endpoint({
  name: 'audit.export',
  method: 'GET',
  path: '/api/v1/tenant/:tenantId/audit/export',
  ...ofMuseum,
  summary: 'Filtered audit log as a table (CSV)',
  query: z.object(filter),
})
