import { z } from 'zod/mini'
import { sayableComparisons } from '../condition-reports/comparison.ts'
import { signerRoles } from '../condition-reports/report-states.ts'
import { longestSelector } from '../kinds/selector.ts'
import { annulment, signing, signingLimit } from './cards/freeze-endpoints.ts'
import {
  conditionReport,
  damage,
  region,
  reportImage,
  reportRow,
  rowId,
  signature,
  state,
} from './condition-report-shapes.ts'
import { endpoint } from './endpoint.ts'
import {
  mayDeleteSome,
  mayEditSome,
  mayMoveSome,
  mayReadSome,
  mayStartSome,
  values,
} from './procedures/shapes.ts'
import { id } from './shapes.ts'

/*
 * Condition report endpoints (C-P08). Standalone reports need the permissions of condition checks; reports within a procedure may also be
 * written by anyone who may edit that procedure. Values are those of `reportSheet` and `damageSheet`; answers carry names.
 */

/** Permission to start a standalone report, or one within a procedure. */
const mayStartOrEditSome = {
  permissions: [...mayStartSome.permissions, ...mayEditSome.permissions],
}

const base = '/api/v1/condition-reports'
const one = `${base}/:id` as const
const params = z.object({ id })

export const listReports = endpoint({
  name: 'conditionReports.list',
  method: 'GET',
  path: base,
  access: mayReadSome,
  summary: 'Condition reports you may read, latest changes first',
  query: z.object({
    object: z.optional(id),
    /** Ids of several objects, separated by commas. */
    objects: z.optional(z.string().check(z.maxLength(4000))),
    procedure: z.optional(id),
    state: z.optional(state),
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  output: z.object({ result: z.array(reportRow), totalSize: z.number() }),
})

export const createReport = endpoint({
  name: 'conditionReports.create',
  method: 'POST',
  path: base,
  access: mayStartOrEditSome,
  summary:
    'Start a report on an object, based on its last finished one: damages, regions and pictures are to be reviewed',
  body: z.object({ objectId: id, procedureId: z.optional(id), values: z.optional(values) }),
  output: conditionReport,
})

export const readReport = endpoint({
  name: 'conditionReports.read',
  method: 'GET',
  path: one,
  access: mayReadSome,
  summary: 'A condition report with its damages and their regions on pictures',
  params,
  output: conditionReport,
})

export const changeReport = endpoint({
  name: 'conditionReports.change',
  method: 'PUT',
  path: one,
  access: mayEditSome,
  summary: 'Change the report’s fields apart from its damages; 409 if someone else changed it',
  params,
  body: z.object({ version: z.number(), values }),
  output: conditionReport,
})

export const deleteReport = endpoint({
  name: 'conditionReports.delete',
  method: 'DELETE',
  path: one,
  access: mayDeleteSome,
  summary: 'Move a draft to the trash; finished reports stay',
  params,
})

export const restoreReport = endpoint({
  name: 'conditionReports.restore',
  method: 'POST',
  path: `${one}/restored`,
  access: mayDeleteSome,
  summary: 'Restore a draft from the trash',
  params,
  output: conditionReport,
})

export const addReportImages = endpoint({
  name: 'conditionReports.addImages',
  method: 'PUT',
  path: `${one}/images`,
  access: mayEditSome,
  summary: 'Add pictures of the object to the report: files attached to it',
  params,
  body: z.object({ fileIds: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
  output: conditionReport,
})

export const offeredImages = endpoint({
  name: 'conditionReports.offeredImages',
  method: 'GET',
  path: `${one}/images/offered`,
  access: mayReadSome,
  summary: 'Pictures of the object available for the report, included or not',
  params,
  output: z.object({ result: z.array(reportImage) }),
})

export const removeReportImage = endpoint({
  name: 'conditionReports.removeImage',
  method: 'DELETE',
  path: `${one}/images/:fileId`,
  access: mayEditSome,
  summary: 'Remove a picture from the report, with the regions on it',
  params: z.object({ id, fileId: id }),
  output: conditionReport,
})

const judgedComparison = z.optional(z.nullable(z.enum(sayableComparisons)))

export const addDamage = endpoint({
  name: 'conditionReports.addDamage',
  method: 'POST',
  path: `${one}/damages`,
  access: mayEditSome,
  summary: 'Add a damage with the next number',
  params,
  body: z.object({ values: z.optional(values) }),
  output: damage,
})

export const changeDamage = endpoint({
  name: 'conditionReports.changeDamage',
  method: 'PUT',
  path: `${one}/damages/:damageId`,
  access: mayEditSome,
  summary: 'Change a damage; 409 if someone else changed it',
  params: z.object({ id, damageId: rowId }),
  body: z.object({ version: z.number(), values: z.optional(values), comparison: judgedComparison }),
  output: damage,
})

export const deleteDamage = endpoint({
  name: 'conditionReports.deleteDamage',
  method: 'DELETE',
  path: `${one}/damages/:damageId`,
  access: mayEditSome,
  summary: 'Remove a damage with its regions',
  params: z.object({ id, damageId: rowId }),
})

/** Only the target of an annotation is read; drawing programs may add more. */
const drawn = z.object({
  target: z.object({
    source: id,
    selector: z.object({
      type: z.string(),
      value: z.string().check(z.maxLength(longestSelector)),
    }),
  }),
})

const annotations = `${one}/annotations` as const

export const addAnnotation = endpoint({
  name: 'conditionReports.addAnnotation',
  method: 'POST',
  path: annotations,
  access: mayEditSome,
  summary: 'Draw a region on a picture, for an existing or a new damage',
  params,
  body: z.object({ damageId: z.optional(rowId), annotation: drawn }),
  output: z.object({ region, damage }),
})

export const changeAnnotation = endpoint({
  name: 'conditionReports.changeAnnotation',
  method: 'PUT',
  path: `${annotations}/:annotationId`,
  access: mayEditSome,
  summary: 'Redraw a region, or assign it to another damage; 409 if someone else changed it',
  params: z.object({ id, annotationId: rowId }),
  body: z.object({ version: z.number(), damageId: z.optional(rowId), annotation: z.optional(drawn) }),
  output: region,
})

export const deleteAnnotation = endpoint({
  name: 'conditionReports.deleteAnnotation',
  method: 'DELETE',
  path: `${annotations}/:annotationId`,
  access: mayEditSome,
  summary: 'Remove a region; its damage stays',
  params: z.object({ id, annotationId: rowId }),
})

export const clearAnnotations = endpoint({
  name: 'conditionReports.clearAnnotations',
  method: 'DELETE',
  path: annotations,
  access: mayEditSome,
  summary: 'Remove all regions of one picture, or of all pictures; their damages stay',
  params,
  query: z.object({ fileId: z.optional(id) }),
  output: z.object({ removed: z.number() }),
})

export const finishReport = endpoint({
  name: 'conditionReports.finish',
  method: 'PUT',
  path: `${one}/finished`,
  access: mayMoveSome,
  summary: 'Finish a report: it is locked, and within a procedure its object counts as checked',
  params,
  body: z.object({ version: z.number() }),
  output: conditionReport,
})

export const annulReport = endpoint({
  name: 'conditionReports.annul',
  method: 'PUT',
  path: `${one}/annulled`,
  access: mayMoveSome,
  summary: 'Annul a finished report, with a reason; it remains readable',
  params,
  body: annulment,
  output: conditionReport,
})

export const signReport = endpoint({
  name: 'conditionReports.sign',
  method: 'POST',
  path: `${one}/signatures`,
  access: mayEditSome,
  summary: 'Sign a finished report: the hash of the signed content is stored with the signature',
  params,
  body: z.extend(signing, { role: z.enum(signerRoles) }),
  bodyLimit: signingLimit,
  output: signature,
})

export const reportPdf = endpoint({
  name: 'conditionReports.pdf',
  method: 'GET',
  path: `${one}/pdf`,
  access: mayReadSome,
  byCookie: true,
  summary: 'A condition report as a PDF',
  params,
})
