import { z } from 'zod/mini'
import { actionNames } from '../../audits/actions.ts'
import { discrepancyKinds } from '../../audits/discrepancy-kinds.ts'
import { gradeNames, methodNames, resultNames } from '../../audits/finding.ts'
import { objectCard } from '../../cards/object/object-card.ts'
import type { Requirement } from '../../permissions/access.ts'
import type { PermissionCode } from '../../permissions/codes.ts'
import { permissionsTo } from '../../procedures/define-procedure.ts'
import { inventoryAudit } from '../../procedures/inventory-audit/inventory-audit.ts'
import { selection } from '../cards/shapes.ts'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { calendarDay, id, loss, moment } from '../shapes.ts'
import { museumPlaces } from './field-work.ts'
import { procedureParams as params, person } from './shapes.ts'

/*
 * Inventory audits (C-P09): a locked list, an append-only log of findings, the resolution of discrepancies, and the signature of someone
 * who took no part.
 * Devices may work offline for a day, so findings may arrive late, twice, and in any order.
 */

/** Adds the permission to read objects, without which no one takes part in an audit. */
const withObjects = (codes: readonly PermissionCode[]): Requirement => ({
  permissions: codes,
  also: objectCard.permissions.read,
})
export const mayReadAudit = withObjects(permissionsTo(inventoryAudit, 'read'))
const mayEdit = withObjects(permissionsTo(inventoryAudit, 'edit'))
const mayClose = withObjects(permissionsTo(inventoryAudit, 'close'))

export const auditAddress = '/api/v1/procedures/inventory-audit/:id'

const place = z.object({ id, name: z.string() })
const words = (max: number) => z.optional(z.string().check(z.maxLength(max)))

/** Maximum number of findings per call. */
export const mostFindings = 500

const listed = z.object({
  objectId: id,
  number: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** Expected location; null when unknown. Its name, with the places around it, is as of the day the list was locked: 'Depot › Shelf 4'. */
  location: z.nullable(place),
  /** Loss that was known when the list was locked; null for what was there. */
  lost: z.nullable(loss),
  parts: z.array(z.object({ objectId: id, number: z.string(), title: z.string() })),
})
export type ListedObject = z.output<typeof listed>

export const auditList = z.object({
  frozenAt: moment,
  frozenBy: z.string(),
  total: z.number(),
  /** Hash of the whole list as canonical JSON. */
  sha256: z.string(),
  /** Percentage and random seed of a sample. */
  percent: z.nullable(z.number()),
  seed: z.nullable(z.string()),
})

export const freezeList = endpoint({
  name: 'inventoryAudits.freeze',
  method: 'POST',
  path: `${auditAddress}/list`,
  access: mayEdit,
  summary:
    'Lock the list of expected objects: those added by hand, and those in the brief’s locations, in collections, or selected, or a sample of these. It cannot change after the first finding',
  params,
  body: z.object({
    selection: z.optional(selection),
    collections: z.optional(z.array(id).check(z.maxLength(100))),
    /** Sample size, objects added by hand excluded; by default the percentage in the brief. */
    percent: z.optional(z.number().check(z.gt(0), z.lte(100))),
    /** Repeats an earlier sample; random by default. */
    seed: words(100),
  }),
  output: auditList,
})

export const readList = endpoint({
  name: 'inventoryAudits.list',
  method: 'GET',
  path: `${auditAddress}/list`,
  access: mayReadAudit,
  summary: 'The locked list by location; with an ETag, since it never changes',
  params,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2000))),
    /** Only known losses. */
    lost: z.optional(z.literal('true')),
  }),
  output: z.object({ list: auditList, result: z.array(listed), totalSize: z.number() }),
})

export const readLocations = endpoint({
  name: 'inventoryAudits.locations',
  method: 'GET',
  path: `${auditAddress}/locations`,
  access: mayReadAudit,
  summary: 'Every location of the museum where something can be found, named with its parents, for devices',
  params,
  output: museumPlaces,
})

/** A finding sent by a device; `undoes` withdraws an earlier finding of the same person, and the other fields are then ignored. */
export const findingGiven = z.object({
  /** Made by the device, so that a repeated finding is stored once. */
  id: z.uuid(),
  objectId: z.optional(id),
  /** The number as typed or scanned, when no object is known by it. */
  number: words(200),
  result: z.enum(resultNames),
  locationId: z.optional(id),
  method: z.optional(z.enum(methodNames)),
  note: words(2000),
  grade: z.optional(z.enum(gradeNames)),
  /** Time on the device. */
  at: moment,
  undoes: z.optional(z.uuid()),
})
export type FindingGiven = z.output<typeof findingGiven>

export const refusalReasons = [
  'NOT_FROZEN',
  'NOT_RUNNING',
  'SIGNED',
  'UNKNOWN_OBJECT',
  'UNKNOWN_LOCATION',
  'INVALID',
] as const

export const sendFindings = endpoint({
  name: 'inventoryAudits.send',
  method: 'POST',
  path: `${auditAddress}/findings`,
  access: mayEdit,
  summary:
    'Add findings to the log. Repeated ones are ignored; refused ones are stored and can be sent again',
  params,
  body: z.object({
    /** Time on the device when sending, to correct its clock. */
    sentAt: z.optional(moment),
    /** Each in the shape of `findingGiven`; an invalid one does not hold up the others. */
    findings: z.array(z.looseObject({ id: z.uuid() })).check(z.minLength(1), z.maxLength(mostFindings)),
  }),
  bodyLimit: 4_000_000,
  output: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        outcome: z.enum(['TAKEN', 'KNOWN', 'REFUSED']),
        reason: z.nullable(z.enum(refusalReasons)),
        /** The object with that number, and whether it was on the list. */
        objectId: z.nullable(id),
        expected: z.boolean(),
      }),
    ),
  }),
})

const finding = z.object({
  id: z.uuid(),
  objectId: z.nullable(id),
  number: z.string(),
  result: z.enum(resultNames),
  location: z.nullable(place),
  method: z.nullable(z.enum(methodNames)),
  note: z.string(),
  grade: z.nullable(z.enum(gradeNames)),
  /** Time of the finding: that of the device, corrected when its clock is off. */
  at: moment,
  receivedAt: moment,
  by: person,
  undoes: z.nullable(z.uuid()),
  photoId: z.nullable(id),
})
export type PresentedFinding = z.output<typeof finding>

export const readChanges = endpoint({
  name: 'inventoryAudits.changes',
  method: 'GET',
  path: `${auditAddress}/changes`,
  access: mayReadAudit,
  summary: 'Findings since the last request, by everyone, in order of arrival',
  params,
  query: z.object({ since: z.optional(id) }),
  output: z.object({
    result: z.array(finding),
    /** Cursor for the next request. */
    next: z.nullable(id),
    more: z.boolean(),
  }),
})

export const givePhoto = endpoint({
  name: 'inventoryAudits.photo',
  method: 'POST',
  path: `${auditAddress}/findings/:findingId/photo`,
  access: mayEdit,
  summary: 'Attach a photograph to a finding: a file of the museum, which may be uploaded later',
  params: z.object({ id, findingId: z.string().check(z.maxLength(36)) }),
  body: z.object({ fileId: id }),
})

export const readRefused = endpoint({
  name: 'inventoryAudits.refused',
  method: 'GET',
  path: `${auditAddress}/refused`,
  access: mayReadAudit,
  summary: 'Refused findings, as they were sent',
  params,
  output: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        reason: z.enum(refusalReasons),
        given: z.record(z.string(), z.unknown()),
        /** Object of the list, or the typed number. */
        about: z.string(),
        by: person,
        receivedAt: moment,
      }),
    ),
  }),
})

export const auditSignature = z.object({
  at: moment,
  by: person,
  /** Reason given for going on despite unmet conditions. */
  reason: z.string(),
  /** Unmet conditions. */
  unmet: z.array(z.string()),
  /** Hash of the report as canonical JSON. */
  sha256: z.string(),
})

export const auditCounts = z.object({
  expected: z.number(),
  checked: z.number(),
  missing: z.number(),
  /** Number of objects known as lost when the list was locked, which the others do not count. Absent from reports signed before these were kept apart. */
  lost: z.optional(z.number()),
})
export const countsByLocation = z.array(z.extend(auditCounts, { location: z.nullable(place) }))
/** Number of objects per result; not counted are unchecked ones, and known losses that were not found either. */
export const countsByResult = z.partialRecord(z.enum(resultNames), z.number())
/** Participants and the number of their findings. */
export const auditCheckers = z.array(z.object({ by: person, findings: z.number() }))

export const readProgress = endpoint({
  name: 'inventoryAudits.progress',
  method: 'GET',
  path: `${auditAddress}/progress`,
  access: mayReadAudit,
  summary: 'Progress of the audit, by location',
  params,
  output: z.object({
    list: z.nullable(auditList),
    signature: z.nullable(auditSignature),
    /** Reason why findings are refused at the moment; null when they are accepted. */
    refuses: z.nullable(z.enum(refusalReasons)),
    locations: countsByLocation,
    total: auditCounts,
    results: countsByResult,
    refused: z.number(),
    checkers: auditCheckers,
    discrepancies: z.object({ open: z.number(), done: z.number() }),
    /** Permissions of the caller: to edit, to sign, and whether signing needs a reason because they took part. */
    may: z.object({ edit: z.boolean(), sign: z.boolean(), tookPart: z.boolean(), override: z.boolean() }),
  }),
})
export type AuditProgress = OutputOf<typeof readProgress>

const plan = z.object({
  action: z.enum(actionNames),
  note: z.string(),
  owner: z.nullable(person),
  due: z.nullable(z.string()),
  done: z.nullable(z.object({ at: moment, by: z.string() })),
  version: z.number(),
})

export const auditDiscrepancy = z.object({
  /** 'o' with an object id, or 'f' with a finding id. */
  key: z.string(),
  kind: z.enum(discrepancyKinds),
  object: z.nullable(
    z.object({ id, number: z.string(), title: z.string(), thumbnailUrl: z.nullable(z.string()) }),
  ),
  /** The number as found, when no object has it. */
  number: z.string(),
  expectedAt: z.nullable(place),
  foundAt: z.nullable(place),
  /** Loss in the locked list, or in the record of what was not on it. */
  lost: z.optional(z.nullable(loss)),
  /** Two people recorded different results. */
  contradictory: z.boolean(),
  /** Its findings, the latest first. */
  findings: z.array(finding),
  proposed: z.enum(actionNames),
  plan: z.nullable(plan),
})
export type Discrepancy = z.output<typeof auditDiscrepancy>

export const readDiscrepancies = endpoint({
  name: 'inventoryAudits.discrepancies',
  method: 'GET',
  path: `${auditAddress}/discrepancies`,
  access: mayReadAudit,
  summary: 'Discrepancies with proposed and completed resolutions',
  params,
  query: z.object({
    state: z.optional(z.enum(['open', 'done'])),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  output: z.object({ result: z.array(auditDiscrepancy), totalSize: z.number() }),
})

export const changeDiscrepancy = endpoint({
  name: 'inventoryAudits.reconcile',
  method: 'PUT',
  path: `${auditAddress}/discrepancies/:key`,
  access: mayEdit,
  summary:
    'Set the resolution of a discrepancy, with person and deadline, or mark it as done; a move, a loss, and that a lost object was found again are then written into the catalogue',
  params: z.object({ id, key: z.string().check(z.maxLength(40)) }),
  body: z.object({
    /** Version of the plan that the change is based on; 0 for none. */
    version: z.number(),
    action: z.enum(actionNames),
    note: words(2000),
    ownerId: z.optional(z.nullable(id)),
    due: z.optional(z.nullable(calendarDay)),
    done: z.optional(z.boolean()),
  }),
  output: auditDiscrepancy,
})

export const signOff = endpoint({
  name: 'inventoryAudits.signOff',
  method: 'POST',
  path: `${auditAddress}/sign-off`,
  access: mayClose,
  summary:
    'Sign off and lock the audit. No one signs off their own work; an administrator may with a reason, which is also required if work is left',
  params,
  body: z.object({
    summary: words(10_000),
    nextAudit: z.optional(calendarDay),
    reason: words(2000),
  }),
  output: auditSignature,
})
