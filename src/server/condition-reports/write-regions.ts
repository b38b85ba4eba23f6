import type { Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { readSelector } from '#model/kinds/selector.ts'
import type { PictureRegion } from '#model/kinds/values.ts'
import { newRowId } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { draftFor, reportToRead } from './permitted.ts'
import { drawnOf, presentRegion } from './present-damages.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import type { DamageRow, RegionRow, ReportRecord } from './store/reports.ts'
import { presentDamage, withDamage } from './write-damages.ts'
import { withDrawn, writeReport } from './write-report.ts'

/** The parsed part of an annotation. */
export interface Drawn {
  readonly target: {
    readonly source: string
    readonly selector: { readonly type: string; readonly value: string }
  }
}

/** Limit of regions in one report. */
const mostRegions = 2000

/** @throws {CodedError} `invalid_input` for a picture that is not part of the report, or an invalid region. */
function placeOf({ pictures }: ReportRecord, { target: { source, selector } }: Drawn): PictureRegion {
  if (!pictures.includes(source))
    throw new CodedError('invalid_input', { fields: { 'annotation.target.source': { key: 'choice' } } })
  const region = readSelector(selector)
  if (!region)
    throw new CodedError('invalid_input', {
      text: 'conditionReport.errors/region',
      fields: { 'annotation.target.selector': { key: 'choice' } },
    })
  return { source, selector: region }
}

/** @throws {CodedError} `invalid_input` for a damage of another report. */
function requireDamage({ damages }: ReportRecord, id: string): void {
  if (!damages.some(damage => damage.id === id))
    throw new CodedError('invalid_input', { fields: { damageId: { key: 'choice' } } })
}

/** Returns the damages with a region in the list of one of them, replacing the region with that id, and removed from the others. */
const withRegion = (damages: readonly DamageRow[], of: string, region: RegionRow): readonly DamageRow[] =>
  damages.map(damage => {
    const at = damage.regions.findIndex(({ id }) => id === region.id)
    const others = damage.regions.filter(({ id }) => id !== region.id)
    if (damage.id !== of) return { ...damage, regions: others }
    return { ...damage, regions: at < 0 ? [...others, region] : damage.regions.with(at, region) }
  })

/** Adds a region to an existing damage or to a new one. @throws {CodedError} as `draftFor`; `invalid_input`. */
export const addRegion = (
  context: ReportsContext,
  asker: Asker,
  reportId: string,
  { damageId, annotation }: { readonly damageId?: string | undefined; readonly annotation: Drawn },
): Promise<{ readonly region: DamageRegion; readonly damage: Damage }> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, reportId)
    const region = { id: newRowId(), ...placeOf(row, annotation) }
    if (row.damages.reduce((sum, { regions }) => sum + regions.length, 0) >= mostRegions)
      throw new CodedError('invalid_input', {
        fields: { annotation: { key: 'tooMany', params: { max: mostRegions } } },
      })
    if (damageId !== undefined) requireDamage(row, damageId)
    const added = damageId === undefined ? withDamage(row, {}, [region]) : undefined
    const of = added?.damage.id ?? damageId ?? ''
    const values = added?.values ?? withDrawn(row, { damages: withRegion(row.damages, of, region) })
    await writeReport(tx, context, asker, { row, values })
    return {
      region: presentRegion({ ...region, damageId: of, version: 1 }),
      damage: await presentDamage(tx, asker, row.id, of),
    }
  })

export interface RegionChange {
  readonly version: number
  readonly damageId?: string | undefined
  readonly annotation?: Drawn | undefined
}

/**
 * Redraws a region, or assigns it to another damage.
 * @throws {CodedError} as `draftFor`; `not_found`; `conflict` with the current state; `invalid_input`.
 */
export const changeRegion = (
  context: ReportsContext,
  asker: Asker,
  { id: reportId, annotationId }: { readonly id: string; readonly annotationId: string },
  { version, damageId, annotation }: RegionChange,
): Promise<DamageRegion> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const { actor } = asker
    const row = await draftFor(tx, actor, reportId)
    const before = (await drawnOf(tx, row)).regions.find(({ id }) => id === annotationId)
    if (!before) throw notFound()
    if (damageId !== undefined) requireDamage(row, damageId)
    const place = annotation ? placeOf(row, annotation) : { source: before.source, selector: before.selector }
    if (version !== before.version)
      throw new CodedError('conflict', {
        text: 'conditionReport.errors/changed',
        data: presentRegion(before),
      })
    const damages = withRegion(row.damages, damageId ?? before.damageId, { id: annotationId, ...place })
    await writeReport(tx, context, asker, { row, values: withDrawn(row, { damages }) })
    const { regions } = await drawnOf(tx, await reportToRead(tx, actor, row.id))
    const now = regions.find(({ id }) => id === annotationId)
    if (!now) throw notFound()
    return presentRegion(now)
  })

interface Which {
  readonly id?: string | undefined
  readonly fileId?: string | undefined
}

/** Returns damages without certain regions: one, those of a picture, or all. */
export const withoutRegions = (damages: readonly DamageRow[], { id, fileId }: Which): readonly DamageRow[] =>
  damages.map(damage => ({
    ...damage,
    regions: damage.regions.filter(
      region => (id !== undefined && region.id !== id) || (fileId !== undefined && region.source !== fileId),
    ),
  }))

/** Removes regions: one, those of a picture, or all; their damages are kept. @throws {CodedError} as `draftFor`. @returns how many. */
export const removeRegions = (
  context: ReportsContext,
  asker: Asker,
  reportId: string,
  which: Which,
): Promise<number> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, reportId)
    const damages = withoutRegions(row.damages, which)
    const count = (of: readonly DamageRow[]) => of.reduce((sum, { regions }) => sum + regions.length, 0)
    const removed = count(row.damages) - count(damages)
    if (removed > 0) await writeReport(tx, context, asker, { row, values: withDrawn(row, { damages }) })
    return removed
  })
