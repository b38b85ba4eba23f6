import '#server/condition-reports/index.ts'
import {
  addAnnotation,
  addDamage,
  addReportImages,
  annulReport,
  changeAnnotation,
  changeDamage,
  changeReport,
  clearAnnotations,
  deleteAnnotation,
  deleteDamage,
  deleteReport,
  finishReport,
  offeredImages,
  readReport,
  removeReportImage,
  reportPdf,
  restoreReport,
  signReport,
} from '#model/api/condition-reports.ts'
import { cardTypes } from '#model/record-types.ts'
import { makeMuseum, makePerson } from './factories.ts'
import { addFile } from './files.ts'
import type { MakeParams } from './foreign-accounts.ts'

/** A condition report of another museum; what it is about does not matter here. */
const foreignReport: MakeParams = async app => {
  const museum = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const fileId = await addFile(app, { museum, accountId })
  const { id } = await app.database.inTenant(museum.tenantId, ({ db }) =>
    db
      .insertInto('card')
      .values({
        tenant_id: museum.tenantId,
        type: cardTypes.conditionReport,
        incremental_number: 1,
        data: JSON.stringify({ reportNumber: 'CR-2026-001', state: { id: 1 }, object: { id: fileId } }),
        number: 'CR-2026-001',
        titles: '{}',
        created_by: accountId,
        created_name: '',
        updated_by: accountId,
        updated_name: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id, fileId, damageId: '1', annotationId: '1' }
}

const calls = [
  readReport,
  changeReport,
  deleteReport,
  restoreReport,
  offeredImages,
  addReportImages,
  removeReportImage,
  addDamage,
  changeDamage,
  deleteDamage,
  addAnnotation,
  changeAnnotation,
  deleteAnnotation,
  clearAnnotations,
  finishReport,
  annulReport,
  signReport,
  reportPdf,
]

/** Every call of a condition report, with the id of one in another museum. */
export const conditionReportParams: Readonly<Record<string, MakeParams>> = Object.fromEntries(
  calls.map(({ name }) => [name, foreignReport]),
)

const annotation = { target: { source: '1', selector: { type: 'FragmentSelector', value: 'xywh=1,1,2,2' } } }

/** Bodies of those calls, with nothing wrong. */
export const conditionReportBodies: Readonly<Record<string, object>> = {
  [changeReport.name]: { version: 1, values: {} },
  [addReportImages.name]: { fileIds: ['1'] },
  [changeDamage.name]: { version: 1 },
  [addAnnotation.name]: { annotation },
  [changeAnnotation.name]: { version: 1, annotation },
  [finishReport.name]: { version: 1 },
  [annulReport.name]: { reason: 'Ours' },
  [signReport.name]: { name: 'Anna', role: 'CHECKER', strokes: [[1, 1, 2, 2]] },
}
