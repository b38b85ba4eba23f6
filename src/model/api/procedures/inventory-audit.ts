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
import { calendarDay, id, moment } from '../shapes.ts'
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
const mayRead = withObjects(permissionsTo(inventoryAudit, 'read'))
const mayEdit = withObjects(permissionsTo(inventoryAudit, 'edit'))
const mayClose = withObjects(permissionsTo(inventoryAudit, 'close'))

const base = '/api/v1/procedures/inventory-audit/:id'

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
  parts: z.array(z.object({ objectId: id, number: z.string(), title: z.string() })),
})
export type ListedObject = z.output<typeof listed>

const list = z.object({
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
  path: `${base}/list`,
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
  output: list,
})

export const readList = endpoint({
  name: 'inventoryAudits.list',
  method: 'GET',
  path: `${base}/list`,
  access: mayRead,
  summary: 'The locked list by location; with an ETag, since it never changes',
  params,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2000))),
  }),
  output: z.object({ list, result: z.array(listed), totalSize: z.number() }),
})

export const readLocations = endpoint({
  name: 'inventoryAudits.locations',
  method: 'GET',
  path: `${base}/locations`,
  access: mayRead,
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
  path: `${base}/findings`,
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
  path: `${base}/changes`,
  access: mayRead,
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
  path: `${base}/findings/:findingId/photo`,
  access: mayEdit,
  summary: 'Attach a photograph to a finding: a file of the museum, which may be uploaded later',
  params: z.object({ id, findingId: z.string().check(z.maxLength(36)) }),
  body: z.object({ fileId: id }),
})

export const readRefused = endpoint({
  name: 'inventoryAudits.refused',
  method: 'GET',
  path: `${base}/refused`,
  access: mayRead,
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

const signature = z.object({
  at: moment,
  by: person,
  /** Reason given for going on despite unmet conditions. */
  reason: z.string(),
  /** Unmet conditions. */
  unmet: z.array(z.string()),
  /** Hash of the report as canonical JSON. */
  sha256: z.string(),
})

const counts = z.object({ expected: z.number(), checked: z.number(), missing: z.number() })
const byLocation = z.array(z.extend(counts, { location: z.nullable(place) }))
/** Number of objects per result; unchecked ones are not counted. */
const results = z.partialRecord(z.enum(resultNames), z.number())
/** Participants and the number of their findings. */
const checkers = z.array(z.object({ by: person, findings: z.number() }))

export const readProgress = endpoint({
  name: 'inventoryAudits.progress',
  method: 'GET',
  path: `${base}/progress`,
  access: mayRead,
  summary: 'Progress of the audit, by location',
  params,
  output: z.object({
    list: z.nullable(list),
    signature: z.nullable(signature),
    /** Reason why findings are refused at the moment; null when they are accepted. */
    refuses: z.nullable(z.enum(refusalReasons)),
    locations: byLocation,
    total: counts,
    results,
    refused: z.number(),
    checkers,
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

const discrepancy = z.object({
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
  /** Two people recorded different results. */
  contradictory: z.boolean(),
  /** Its findings, the latest first. */
  findings: z.array(finding),
  proposed: z.enum(actionNames),
  plan: z.nullable(plan),
})
export type Discrepancy = z.output<typeof discrepancy>

export const readDiscrepancies = endpoint({
  name: 'inventoryAudits.discrepancies',
  method: 'GET',
  path: `${base}/discrepancies`,
  access: mayRead,
  summary: 'Discrepancies with proposed and completed resolutions',
  params,
  query: z.object({
    state: z.optional(z.enum(['open', 'done'])),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  output: z.object({ result: z.array(discrepancy), totalSize: z.number() }),
})

export const changeDiscrepancy = endpoint({
  name: 'inventoryAudits.reconcile',
  method: 'PUT',
  path: `${base}/discrepancies/:key`,
  access: mayEdit,
  summary:
    'Set the resolution of a discrepancy, with person and deadline, or mark it as done; a move is then written into the catalogue',
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
  output: discrepancy,
})

export const signOff = endpoint({
  name: 'inventoryAudits.signOff',
  method: 'POST',
  path: `${base}/sign-off`,
  access: mayClose,
  summary:
    'Sign off and lock the audit. No one signs off their own work; an administrator may with a reason, which is also required if work is left',
  params,
  body: z.object({
    summary: words(10_000),
    nextAudit: z.optional(calendarDay),
    reason: words(2000),
  }),
  output: signature,
})

/** The data of a printed audit report. */
export const auditReport = z.object({
  number: z.string(),
  title: z.string(),
  museum: z.string(),
  list,
  /** Number of objects per result, by location. */
  locations: byLocation,
  total: counts,
  results,
  checkers,
  objects: z.array(
    z.object({
      objectId: id,
      number: z.string(),
      title: z.string(),
      expectedAt: z.string(),
      result: z.nullable(z.enum(resultNames)),
      foundAt: z.string(),
      at: z.nullable(moment),
      by: z.string(),
    }),
  ),
  discrepancies: z.array(discrepancy),
  refused: z.number(),
  summary: z.string(),
  signature: z.nullable(signature),
})
export type AuditReport = z.output<typeof auditReport>

export const readReport = endpoint({
  name: 'inventoryAudits.report',
  method: 'GET',
  path: `${base}/report`,
  access: mayRead,
  summary: 'Report of an audit: as signed, or else the current state',
  params,
  output: auditReport,
})

export const auditReportPdf = endpoint({
  name: 'inventoryAudits.reportPdf',
  method: 'GET',
  path: `${base}/report/pdf`,
  access: mayRead,
  byCookie: true,
  summary: 'Report of an audit as PDF, in the requested language',
  params,
})
