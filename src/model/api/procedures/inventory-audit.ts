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
import { procedureParams as params, person } from './shapes.ts'

/*
 * Inventory audits (acceptance row C-P09): a list that is frozen, a log of findings that is only added to, what is made of discrepancies, and the
 * signature of somebody who took no part. Devices work for a day without a connection: whatever they send may come late, twice, and in any order.
 */

/** An audit is about objects, one by one: who may not open them takes no part in it. */
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

/** Findings that one call takes. */
export const mostFindings = 500

const listed = z.object({
  objectId: id,
  number: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** Where it should be; null: nobody knows. The name is that of the day the list was frozen, with the places around it: 'Depot › Shelf 4'. */
  location: z.nullable(place),
  parts: z.array(z.object({ objectId: id, number: z.string(), title: z.string() })),
})
export type ListedObject = z.output<typeof listed>

const list = z.object({
  frozenAt: moment,
  frozenBy: z.string(),
  total: z.number(),
  /** Of the whole list as canonical JSON. */
  sha256: z.string(),
  /** Of a sample: how many of a hundred, and what it was drawn with. */
  percent: z.nullable(z.number()),
  seed: z.nullable(z.string()),
})

export const freezeList = endpoint({
  name: 'inventoryAudits.freeze',
  method: 'POST',
  path: `${base}/list`,
  access: mayEdit,
  summary:
    'Freeze the list of expected objects: those added by hand, and those in the locations of the brief, in collections, or selected, or a sample of these. Once something was found it stays as it is',
  params,
  body: z.object({
    selection: z.optional(selection),
    collections: z.optional(z.array(id).check(z.maxLength(100))),
    /** A sample of all that is not added by hand; what the brief says where it is absent. */
    percent: z.optional(z.number().check(z.gt(0), z.lte(100))),
    /** Draws the same sample again; chosen where it is absent. */
    seed: words(100),
  }),
  output: list,
})

export const readList = endpoint({
  name: 'inventoryAudits.list',
  method: 'GET',
  path: `${base}/list`,
  access: mayRead,
  summary: 'The frozen list, by locations; with an ETag, since it never changes',
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
  summary:
    'Every place of the museum in which something can be found, each with the places around it in its name, for devices',
  params,
  output: z.object({ result: z.array(z.extend(place, { parentId: z.nullable(id) })) }),
})

/** What a device says of an object; `undoes` takes back a finding of one's own, and nothing else counts then. */
export const findingGiven = z.object({
  /** Made by the device: sent twice it is taken once. */
  id: z.uuid(),
  objectId: z.optional(id),
  /** As it was typed or scanned, where it is not known whose it is. */
  number: words(200),
  result: z.enum(resultNames),
  locationId: z.optional(id),
  method: z.optional(z.enum(methodNames)),
  note: words(2000),
  grade: z.optional(z.enum(gradeNames)),
  /** By the clock of the device. */
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
    'Add findings to the log. A repeated one is known already; what is refused is kept and can be sent again',
  params,
  body: z.object({
    /** The clock of the device now: tells how wrong it goes. */
    sentAt: z.optional(moment),
    /** Each as `findingGiven` has it; one that is wrong does not hold up the others. */
    findings: z.array(z.looseObject({ id: z.uuid() })).check(z.minLength(1), z.maxLength(mostFindings)),
  }),
  bodyLimit: 4_000_000,
  output: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        outcome: z.enum(['TAKEN', 'KNOWN', 'REFUSED']),
        reason: z.nullable(z.enum(refusalReasons)),
        /** Whose number it was, and whether that was on the list. */
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
  /** When it counts as found: by the device, mended where its clock is wrong. */
  at: moment,
  receivedAt: moment,
  by: person,
  undoes: z.nullable(z.uuid()),
  photoId: z.nullable(id),
})
export type ToldFinding = z.output<typeof finding>

export const readChanges = endpoint({
  name: 'inventoryAudits.changes',
  method: 'GET',
  path: `${base}/changes`,
  access: mayRead,
  summary: 'What was found since one asked last, by everybody, in the order in which it came in',
  params,
  query: z.object({ since: z.optional(id) }),
  output: z.object({
    result: z.array(finding),
    /** To be asked with next time. */
    next: z.nullable(id),
    more: z.boolean(),
  }),
})

export const givePhoto = endpoint({
  name: 'inventoryAudits.photo',
  method: 'POST',
  path: `${base}/findings/:findingId/photo`,
  access: mayEdit,
  summary: 'Give a finding its photograph: a file of the museum, uploaded later than the finding',
  params: z.object({ id, findingId: z.string().check(z.maxLength(36)) }),
  body: z.object({ fileId: id }),
})

export const readRefused = endpoint({
  name: 'inventoryAudits.refused',
  method: 'GET',
  path: `${base}/refused`,
  access: mayRead,
  summary: 'Findings that were refused, as they were sent',
  params,
  output: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        reason: z.enum(refusalReasons),
        given: z.record(z.string(), z.unknown()),
        /** The object of the list, or the number that was typed. */
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
  /** Why all the same, where something spoke against it. */
  reason: z.string(),
  /** What spoke against it. */
  unmet: z.array(z.string()),
  /** Of the report as canonical JSON. */
  sha256: z.string(),
})

const counts = z.object({ expected: z.number(), checked: z.number(), missing: z.number() })
const byLocation = z.array(z.extend(counts, { location: z.nullable(place) }))
/** How many objects stand how; those nobody has looked at are not among them. */
const results = z.partialRecord(z.enum(resultNames), z.number())
/** Who found what is there, and how much. */
const checkers = z.array(z.object({ by: person, findings: z.number() }))

export const readProgress = endpoint({
  name: 'inventoryAudits.progress',
  method: 'GET',
  path: `${base}/progress`,
  access: mayRead,
  summary: 'How far the audit has come, by location',
  params,
  output: z.object({
    list: z.nullable(list),
    signature: z.nullable(signature),
    /** Whether findings are taken now; null: they are. */
    refuses: z.nullable(z.enum(refusalReasons)),
    locations: byLocation,
    total: counts,
    results,
    refused: z.number(),
    checkers,
    discrepancies: z.object({ open: z.number(), done: z.number() }),
    /** What who asks may do: sign, and only with a reason, having taken part. */
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
  /** 'o' and the id of the object, or 'f' and the id of the finding. */
  key: z.string(),
  kind: z.enum(discrepancyKinds),
  object: z.nullable(
    z.object({ id, number: z.string(), title: z.string(), thumbnailUrl: z.nullable(z.string()) }),
  ),
  /** As it was found, where nobody knows whose it is. */
  number: z.string(),
  expectedAt: z.nullable(place),
  foundAt: z.nullable(place),
  /** Two people say different things. */
  contradictory: z.boolean(),
  /** What was found of it, the latest first. */
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
  summary: 'What is not as it should be, with what is proposed and what was done',
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
    'Say what is to be done about a discrepancy, by whom and until when, or that it is done; a move is written into the catalogue then',
  params: z.object({ id, key: z.string().check(z.maxLength(40)) }),
  body: z.object({
    /** That of the plan one began from; 0 where there was none. */
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
    'Sign the audit off, and lock it. Nobody signs off their own work; an administrator may with a reason, which is asked for, too, where work is left',
  params,
  body: z.object({
    summary: words(10_000),
    nextAudit: z.optional(calendarDay),
    reason: words(2000),
  }),
  output: signature,
})

/** Everything a printed page needs. */
export const auditReport = z.object({
  number: z.string(),
  title: z.string(),
  museum: z.string(),
  list,
  /** How the objects of the list stand, by location. */
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
  summary: 'The report of an audit: as it was signed, else as things stand',
  params,
  output: auditReport,
})

export const auditReportPdf = endpoint({
  name: 'inventoryAudits.reportPdf',
  method: 'GET',
  path: `${base}/report/pdf`,
  access: mayRead,
  byCookie: true,
  summary: 'The same as PDF, in the asked language',
  params,
})
