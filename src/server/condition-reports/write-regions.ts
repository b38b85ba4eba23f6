import type { Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { readSelector } from '#model/kinds/selector.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { draftFor } from './permitted.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { damageById, insertDamage } from './store/damages.ts'
import { imagesOf } from './store/images.ts'
import {
  deleteRegions,
  insertRegion,
  type RegionGiven,
  type RegionRecord,
  regionById,
  updateRegion,
} from './store/regions.ts'
import { touchReport } from './store/reports.ts'
import { tellRegion } from './tell-damages.ts'
import { toldDamage } from './write-damages.ts'

/** What is read of an annotation. */
export interface Drawn {
  readonly target: {
    readonly source: string
    readonly selector: { readonly type: string; readonly value: string }
  }
}

/** Regions of one report: more than anybody draws. */
const mostRegions = 2000

/** @throws {CodedError} `invalid_input` for a picture that the report does not look at, and for what is no region. */
async function placeOf(
  tx: TenantTransaction,
  reportId: string,
  { target: { source, selector } }: Drawn,
): Promise<Pick<RegionGiven, 'fileId' | 'selector'>> {
  if (!(await imagesOf(tx, reportId)).includes(source))
    throw new CodedError('invalid_input', { fields: { 'annotation.target.source': { key: 'choice' } } })
  const region = readSelector(selector)
  if (!region)
    throw new CodedError('invalid_input', {
      text: 'conditionReport.errors/region',
      fields: { 'annotation.target.selector': { key: 'choice' } },
    })
  return { fileId: source, selector: region }
}

/** @throws {CodedError} `invalid_input` for a damage of another report. */
async function damageIn(tx: TenantTransaction, reportId: string, id: string): Promise<string> {
  if (await damageById(tx, reportId, id)) return id
  throw new CodedError('invalid_input', { fields: { damageId: { key: 'choice' } } })
}

const regionNow = async (tx: TenantTransaction, reportId: string, id: string): Promise<RegionRecord> => {
  const row = await regionById(tx, reportId, id)
  if (!row) throw notFound()
  return row
}

/** Draws a region, for a damage that is there or for a new one. @throws {CodedError} as `draftFor`; `invalid_input`. */
export const addRegion = (
  { database, clock }: ReportsContext,
  asker: Asker,
  reportId: string,
  { damageId, annotation }: { readonly damageId?: string | undefined; readonly annotation: Drawn },
): Promise<{ readonly region: DamageRegion; readonly damage: Damage }> =>
  database.inTenant(asker.actor.tenantId, async tx => {
    await draftFor(tx, asker.actor, reportId)
    const place = await placeOf(tx, reportId, annotation)
    const of =
      damageId === undefined ? await insertDamage(tx, reportId, {}) : await damageIn(tx, reportId, damageId)
    const id = await insertRegion(tx, reportId, { damageId: of, ...place }, mostRegions)
    if (id === undefined)
      throw new CodedError('invalid_input', {
        fields: { annotation: { key: 'tooMany', params: { max: mostRegions } } },
      })
    await touchReport(tx, reportId, clock())
    return {
      region: tellRegion(await regionNow(tx, reportId, id)),
      damage: await toldDamage(tx, asker, reportId, of),
    }
  })

export interface RegionChange {
  readonly version: number
  readonly damageId?: string | undefined
  readonly annotation?: Drawn | undefined
}

/**
 * Draws a region anew, or gives it to another damage.
 * @throws {CodedError} as `draftFor`; `not_found`; `conflict` with what is there by now; `invalid_input`.
 */
export const changeRegion = (
  { database, clock }: ReportsContext,
  { actor }: Asker,
  { id: reportId, annotationId }: { readonly id: string; readonly annotationId: string },
  { version, damageId, annotation }: RegionChange,
): Promise<DamageRegion> =>
  database.inTenant(actor.tenantId, async tx => {
    await draftFor(tx, actor, reportId)
    const before = await regionNow(tx, reportId, annotationId)
    const change = {
      ...(damageId !== undefined && { damageId: await damageIn(tx, reportId, damageId) }),
      ...(annotation && (await placeOf(tx, reportId, annotation))),
    }
    if (!(await updateRegion(tx, reportId, { id: annotationId, version }, change)))
      throw new CodedError('conflict', { text: 'conditionReport.errors/changed', data: tellRegion(before) })
    await touchReport(tx, reportId, clock())
    return tellRegion(await regionNow(tx, reportId, annotationId))
  })

/** Takes regions away: one, those of a picture, or all; their damages stay. @throws {CodedError} as `draftFor`. @returns how many. */
export const removeRegions = (
  { database, clock }: ReportsContext,
  { actor }: Asker,
  reportId: string,
  which: { readonly id?: string | undefined; readonly fileId?: string | undefined },
): Promise<number> =>
  database.inTenant(actor.tenantId, async tx => {
    await draftFor(tx, actor, reportId)
    const removed = await deleteRegions(tx, reportId, which)
    if (removed > 0) await touchReport(tx, reportId, clock())
    return removed
  })
