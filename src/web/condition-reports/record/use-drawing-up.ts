import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ConditionReport, Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import {
  addAnnotation,
  addDamage,
  changeAnnotation,
  clearAnnotations,
  deleteAnnotation,
  deleteDamage,
} from '#model/api/condition-reports.ts'
import { webAnnotation } from '#model/condition-reports/web-annotation.ts'
import { type Figure, selectorOf } from '../../fields/region/figure.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError, isCancelled } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useStore } from '../../platform/store.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import type { Saver } from './create-saver.ts'
import { isGone } from './is-gone.ts'
import { useReport } from './use-report.ts'

/** Time during which deleting a damage can be undone, in milliseconds. */
const undoMs = 10_000

const others = <T extends { readonly id: string }>(list: readonly T[], ...ids: readonly string[]): T[] =>
  list.filter(({ id }) => !ids.includes(id))

const byNumber = (list: readonly Damage[]): Damage[] =>
  list.toSorted((one, other) => one.number - other.number)

const deletedByOthers = (failure: unknown) => {
  if (!isGone(failure)) throw failure
}

/** The region as another user has drawn it since. */
const theirsIn = (failure: unknown): DamageRegion | undefined =>
  failure instanceof CallError && failure.status === 409
    ? (failure.data as { readonly data?: DamageRegion }).data
    : undefined

/** Every damage and region is saved separately, first on screen, then on the server. */
export function useDrawingUp(id: string, saver: Saver) {
  const flag = useStore(saver.flag)
  const report = useReport(id, () => saver.flag.get() === 'saved')
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  /** Regions that were drawn here, by the id they had until the server gave theirs. */
  const known = useRef(new Map<string, { readonly id: string; version: number }>())
  const held = useRef(new Map<string, () => void>())
  const drawn = useRef(0)
  useUnsavedGuard(flag !== 'saved', () => saver.send(async () => true))

  useEffect(() => {
    const again = () => saver.again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [saver])
  // Leaving the page ends the time for undo: pending deletions run now.
  useEffect(() => {
    const deletions = held.current
    return () => {
      for (const deleteNow of deletions.values()) deleteNow()
    }
  }, [])

  const catchUp = useEffectEvent(() => report.catchUp())
  useEffect(() => {
    if (flag === 'saved') catchUp()
  }, [flag])

  const { change, readAnew } = report
  /** Reports what was refused, and shows the saved state. */
  const failed = (failure: unknown) => {
    if (isCancelled(failure)) return
    if (failure instanceof CallError && failure.status === 409)
      notices.add('info', 'conditionReport.errors/changed')
    else notices.add('error', wordsForFailure(failure))
    readAnew()
  }
  const putDamage = (damage: Damage, was = damage.id) =>
    change(now => ({ ...now, damages: byNumber([...others(now.damages, damage.id, was), damage]) }))
  const putRegion = (region: DamageRegion, drawnAs = region.id) =>
    change(now => ({ ...now, regions: [...others(now.regions, region.id, drawnAs), region] }))
  const takeRegion = (regionId: string) => change(now => ({ ...now, regions: others(now.regions, regionId) }))

  const draw = async (fileId: string, figure: Figure, damageId?: string): Promise<Damage | undefined> => {
    drawn.current += 1
    const drawnAs = `drawn ${drawn.current}`
    const annotation = webAnnotation(drawnAs, fileId, selectorOf(figure))
    putRegion({ id: drawnAs, damageId: damageId ?? drawnAs, fileId, version: 0, annotation })
    try {
      const answer = await saver.send(async () => {
        const add = (of: object) => call(addAnnotation, { params: { id }, body: { ...of, annotation } })
        if (damageId === undefined) return add({})
        return add({ damageId }).catch(failure => {
          // Deleted by another user: the drawing is saved as a new damage.
          if (failure instanceof CallError && 'damageId' in failure.fields) return add({})
          throw failure
        })
      })
      known.current.set(drawnAs, answer.region)
      putDamage(answer.damage)
      putRegion(answer.region, drawnAs)
      return answer.damage
    } catch (failure) {
      takeRegion(drawnAs)
      failed(failure)
      return undefined
    }
  }

  return {
    report,
    flag,
    putDamage,
    /** Damages that are waiting to be gone for good. */
    removed,
    draw,
    async redraw(region: DamageRegion, figure: Figure) {
      const annotation = webAnnotation(region.id, region.fileId, selectorOf(figure))
      putRegion({ ...region, annotation })
      try {
        const answer = await saver.send(() => {
          // Earlier changes by the same user have increased the version.
          const { id: annotationId, version } = known.current.get(region.id) ?? region
          return call(changeAnnotation, { params: { id, annotationId }, body: { version, annotation } })
        })
        known.current.set(region.id, answer)
        if (region.id !== answer.id) known.current.set(answer.id, answer)
        putRegion(answer, region.id)
      } catch (failure) {
        const theirs = theirsIn(failure)
        if (!theirs && !isGone(failure)) return failed(failure)
        // Another user redrew or deleted it: no drawing is lost.
        if (theirs) putRegion(theirs)
        else takeRegion(region.id)
        notices.add('info', 'conditionReports.regionKept')
        await draw(region.fileId, figure, region.damageId)
      }
    },
    async erase(region: DamageRegion, figure: Figure) {
      takeRegion(region.id)
      try {
        await saver.send(() =>
          call(deleteAnnotation, {
            params: { id, annotationId: known.current.get(region.id)?.id ?? region.id },
          }).catch(deletedByOthers),
        )
        notices.add(
          'info',
          'conditionReports.regionDeleted',
          {},
          {
            label: 'conditionReports.undo',
            run: () => void draw(region.fileId, figure, region.damageId),
          },
        )
      } catch (failure) {
        failed(failure)
      }
    },
    async clear(fileId: string) {
      change(now => ({ ...now, regions: now.regions.filter(region => region.fileId !== fileId) }))
      await saver.send(() => call(clearAnnotations, { params: { id }, query: { fileId } })).catch(failed)
    },
    async addDamage(): Promise<Damage | undefined> {
      try {
        const damage = await saver.send(() => call(addDamage, { params: { id }, body: {} }))
        putDamage(damage)
        return damage
      } catch (failure) {
        failed(failure)
        return undefined
      }
    },
    /** Hidden immediately, and deleted once undo has expired: a restored damage would lose its number and history. */
    removeDamage(damage: Damage) {
      setRemoved(now => new Set([...now, damage.id]))
      const deleteNow = () => {
        clearTimeout(timer)
        if (!held.current.delete(damage.id)) return
        saver
          .send(() => call(deleteDamage, { params: { id, damageId: damage.id } }).catch(deletedByOthers))
          .then(
            () =>
              change(now => ({
                ...now,
                damages: others(now.damages, damage.id),
                regions: now.regions.filter(({ damageId }) => damageId !== damage.id),
              })),
            failed,
          )
      }
      const timer = setTimeout(deleteNow, undoMs)
      held.current.set(damage.id, deleteNow)
      notices.add(
        'info',
        'conditionReports.damageDeleted',
        { number: damage.number },
        {
          label: 'conditionReports.undo',
          run: () => {
            clearTimeout(timer)
            if (held.current.delete(damage.id))
              setRemoved(now => new Set([...now].filter(one => one !== damage.id)))
          },
        },
      )
    },
    /** @returns true if everything is saved; false if something cannot be saved, or the user has to decide first */
    async settle(): Promise<boolean> {
      const isSaved = await saver.flush()
      for (const deleteNow of [...held.current.values()]) deleteNow()
      await saver.send(() => Promise.resolve())
      return isSaved
    },
  }
}
export type DrawingUp = ReturnType<typeof useDrawingUp>

/** Without the damages that are waiting to be gone. */
export const withoutRemoved = (report: ConditionReport, removed: ReadonlySet<string>): ConditionReport => ({
  ...report,
  damages: report.damages.filter(({ id }) => !removed.has(id)),
  regions: report.regions.filter(({ damageId }) => !removed.has(damageId)),
})
