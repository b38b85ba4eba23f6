import { z } from 'zod/mini'
import { resultNames } from '../../audits/finding.ts'
import { endpoint } from '../endpoint.ts'
import { id, loss, moment } from '../shapes.ts'
import {
  auditAddress,
  auditCheckers,
  auditCounts,
  auditDiscrepancy,
  auditList,
  auditSignature,
  countsByLocation,
  countsByResult,
  mayReadAudit,
} from './inventory-audit.ts'
import { procedureParams as params } from './shapes.ts'

/** The data of a printed audit report. */
export const auditReport = z.object({
  number: z.string(),
  title: z.string(),
  museum: z.string(),
  list: auditList,
  /** Number of objects per result, by location. */
  locations: countsByLocation,
  total: auditCounts,
  results: countsByResult,
  checkers: auditCheckers,
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
      /** Loss that was known when the list was locked. */
      lost: z.optional(z.nullable(loss)),
    }),
  ),
  discrepancies: z.array(auditDiscrepancy),
  refused: z.number(),
  summary: z.string(),
  signature: z.nullable(auditSignature),
})
export type AuditReport = z.output<typeof auditReport>

export const readReport = endpoint({
  name: 'inventoryAudits.report',
  method: 'GET',
  path: `${auditAddress}/report`,
  access: mayReadAudit,
  summary: 'Report of an audit: as signed, or else the current state',
  params,
  output: auditReport,
})

export const auditReportPdf = endpoint({
  name: 'inventoryAudits.reportPdf',
  method: 'GET',
  path: `${auditAddress}/report/pdf`,
  access: mayReadAudit,
  byCookie: true,
  summary: 'Report of an audit as PDF, in the requested language',
  params,
})
