import '#server/procedures/index.ts'
import { auditReportPdf, readReport } from '#model/api/procedures/audit-report.ts'
import {
  changeDiscrepancy,
  freezeList,
  givePhoto,
  readChanges,
  readDiscrepancies,
  readList,
  readLocations,
  readProgress,
  readRefused,
  sendFindings,
  signOff,
} from '#model/api/procedures/inventory-audit.ts'
import { standingAt } from '#model/engine/aspects/steps.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import { cardTypes } from '#model/record-types.ts'
import { makeMuseum, makePerson } from './factories.ts'
import type { MakeParams } from './foreign-accounts.ts'

const findingId = '5e0c9e0a-1d0f-4a57-9d0e-3c1f2b7a6d11'

/** An inventory audit of another museum. */
const foreignAudit: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('card')
      .values({
        tenant_id: tenantId,
        type: cardTypes.inventoryAudit,
        incremental_number: 1,
        number: 'IA-2026-001',
        titles: '{"en": "Theirs"}',
        data: JSON.stringify({
          title: 'Theirs',
          procedureNumber: 'IA-2026-001',
          ...standingAt(inventoryAudit, 'frozen'),
        }),
        created_by: accountId,
        created_name: '',
        updated_by: accountId,
        updated_name: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id, findingId, key: 'o1' }
}

const calls = [
  freezeList,
  readList,
  readLocations,
  sendFindings,
  readChanges,
  givePhoto,
  readRefused,
  readProgress,
  readDiscrepancies,
  changeDiscrepancy,
  signOff,
  auditReportPdf,
  readReport,
]

/** Every call of an inventory audit, with the id of one in another museum. */
export const auditParams: Readonly<Record<string, MakeParams>> = Object.fromEntries(
  calls.map(({ name }) => [name, foreignAudit]),
)

/** Bodies of those calls, with nothing wrong. */
export const auditBodies: Readonly<Record<string, object>> = {
  [sendFindings.name]: { findings: [{ id: findingId }] },
  [givePhoto.name]: { fileId: '1' },
  [changeDiscrepancy.name]: { version: 0, action: 'NOTE' },
}
