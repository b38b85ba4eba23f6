import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { reportStateIds } from '#model/cards/condition-report/condition-report-card.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import { yearOf } from '#model/dates/museum-day.ts'
import { displayName } from '#model/display-name.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { cardTypes } from '#model/record-types.ts'
import { existingCards, newRowId, readValues, takeCounts } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { objectPage, procedureToRead } from '#server/procedures/index.ts'
import { mayReport } from './permitted.ts'
import { picturesOfObject } from './pictures.ts'
import { currentReport } from './present-reports.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { lastFinished, ofForm, rowOfDamage } from './store/reports.ts'
import { writeReport } from './write-report.ts'

/** A picture that a report looks at, as its row in the document. */
export const picture = (id: string) => ({ id: newRowId(), file: { id } })

/** Fields of the report before that hold until somebody says otherwise: who handles the object has to know of its hazards. */
const goesOn = ['hazards'] as const

const begunFrom = (before: CardValues | undefined): CardValues =>
  Object.fromEntries(goesOn.flatMap(key => (before?.[key] === undefined ? [] : [[key, before[key]]])))

/** Values of a new report: the person who begins it is the checker, and the date is today. */
const whoAndWhen = ({ actor }: Asker, today: string): CardValues => ({
  date: today,
  checker: { name: displayName(actor.person) },
})

async function procedureOf(
  tx: TenantTransaction,
  { actor }: Asker,
  id: string,
  objectId: string,
): Promise<{ readonly id: string; readonly type: string }> {
  const { row } = await procedureToRead(tx, actor, id)
  if (row.deleted_at) throw notFound()
  if (row.status === 'CLOSED') throw new CodedError('conflict', { text: 'procedures.errors.closed' })
  const [object] = await objectPage(tx, row.id, { ids: [objectId], page: 0, size: 1 })
  if (!object) throw new CodedError('invalid_input', { fields: { objectId: { key: 'link' } } })
  return row
}

export interface ReportGiven {
  readonly objectId: string
  readonly procedureId?: string | undefined
  readonly values?: CardValues | undefined
}

/**
 * Begins a report of an object with the next number of the year ('CR-2026-014'). It goes on from the report of the object that was finished last: its
 * damages with their regions, its pictures and its hazards; where there is none, it looks at the first picture of the object.
 * @throws {CodedError} `invalid_input` with every wrong field; `forbidden`; `not_found` for a procedure one may not read; `conflict` where it is closed.
 */
export async function beginReport(
  context: ReportsContext,
  asker: Asker,
  { objectId, procedureId, values = {} }: ReportGiven,
): Promise<ConditionReport> {
  const { database, clock } = context
  const { actor } = asker
  const now = clock()
  return database.inTenant(actor.tenantId, async tx => {
    const procedure =
      procedureId === undefined ? undefined : await procedureOf(tx, asker, procedureId, objectId)
    if (!mayReport(actor, 'start', procedure?.type ?? null)) throw forbidden()
    const [object] = await existingCards(tx, [cardTypes.object], [objectId])
    if (!object) throw new CodedError('invalid_input', { fields: { objectId: { key: 'link' } } })
    const before = await lastFinished(tx, objectId)
    const today = await dayOf(tx, now)
    const document = await readValues(
      tx,
      reportSheet,
      { ...begunFrom(before?.document), ...whoAndWhen(asker, today), ...values },
      declaredValues(fieldsOf(reportSheet), before?.document ?? {}),
    )
    const year = yearOf(today)
    const count = await takeCounts(tx, 'CONDITION_REPORT', year)
    const [first] = before ? [] : await picturesOfObject(tx, objectId, asker)
    const pictures = before?.pictures ?? (first ? [first.fileId] : [])
    const damages = (before?.damages ?? []).map(({ regions, ...damage }) => ({
      ...damage,
      id: newRowId(),
      comparison: null,
      regions: regions.map(region => ({ ...region, id: newRowId() })),
    }))
    const { lastDamage } = before?.record.data ?? {}
    const id = await writeReport(tx, context, asker, {
      values: {
        ...ofForm(document),
        reportNumber: `CR-${year}-${String(count).padStart(3, '0')}`,
        state: { id: reportStateIds.DRAFT },
        object: { id: objectId },
        ...(procedure && { procedure: { id: procedure.id } }),
        ...(before && { previous: { id: before.id } }),
        ...(lastDamage !== undefined && { lastDamage }),
        ...(pictures.length > 0 && { pictures: pictures.map(picture) }),
        ...(damages.length > 0 && { damages: damages.map(rowOfDamage) }),
      },
    })
    await publish(tx.db, { name: 'report.changed', tenantId: tx.tenantId, data: { id } })
    return currentReport(tx, asker, id)
  })
}
