import type { ConditionReport, Damage, Signature } from '#model/api/condition-report-shapes.ts'
import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import { longDay } from '#model/dates/museum-day.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { type Language, localeOf } from '#model/languages.ts'
import { type ReadSection, type ReadWords, readView } from '#model/print/read-view.ts'
import { type KnownNames, labelText, wordsOf } from '#server/cards/index.ts'
import type { Printed } from '#server/files/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { pictureOfSignature, type SheetPicture } from '#server/print/index.ts'
import { currentReport } from '../present-reports.ts'
import type { Asker, ReportsContext } from '../reports-context.ts'
import { pictureWithRegions } from './print-pictures.ts'

/** All that a page needs of a condition report, in one language. */
export interface PrintedReport {
  readonly report: ConditionReport
  readonly museum: string
  /** The day in words. */
  readonly today: string
  /** 'CR-2026-014 Seascape' */
  readonly title: string
  /** Its fields, except for the damages. */
  readonly sections: readonly ReadSection[]
  readonly damages: readonly (Pick<Damage, 'number' | 'colour' | 'comparison'> & {
    readonly sections: readonly ReadSection[]
  })[]
  /** Pictures with their regions, without deleted ones. */
  readonly pictures: readonly { readonly title: string; readonly picture: Printed }[]
  readonly signatures: readonly (Signature & { readonly picture: SheetPicture })[]
}

const type = 'conditionReport'

/** Values already contain their names. */
const noNames: KnownNames = { terms: new Map(), cards: new Map() }

/** Reads a report for print. @throws {CodedError} `not_found`, also for one that the reader may not read. */
export async function printedReport(
  { database, files, texts, museumName }: ReportsContext,
  asker: Asker,
  id: string,
): Promise<PrintedReport> {
  const { actor, language } = asker
  const { report, openers, today } = await database.inTenant(actor.tenantId, async tx => {
    const report = await currentReport(tx, asker, id)
    const ids = report.images.map(({ fileId }) => fileId)
    return { report: report, openers: await files.pictures(tx, ids, 1200), today: await todayOf(tx) }
  })
  const wordsFor = (sheet: NamedSheet, printedLanguage: Language): ReadWords => ({
    ...wordsOf(texts, sheet, noNames, printedLanguage),
    label: key => labelText(texts, printedLanguage, sheet, key),
  })
  const read = (sheet: NamedSheet, values: ConditionReport['values']): readonly ReadSection[] =>
    readView(sheet, values, wordsFor(sheet, language))
  const { damages, images, regions, signatures, object, number } = report
  const byId = new Map(damages.map(damage => [damage.id, damage]))
  const pictures: PrintedReport['pictures'][number][] = []
  for (const { fileId, title, width, height } of images) {
    const open = openers.get(fileId)
    if (!open || width === null || height === null) continue
    const drawn = regions.flatMap(region => {
      const damage = region.fileId === fileId ? byId.get(region.damageId) : undefined
      const { selector } = region.annotation.target
      return damage ? [{ selector, colour: damage.colour, number: damage.number }] : []
    })
    pictures.push({ title, picture: await pictureWithRegions(await open(), drawn, { width, height }) })
  }
  return {
    report,
    museum: await museumName(actor.tenantId),
    today: longDay(today, localeOf(language)),
    title: `${number} ${object.title}`,
    sections: read({ ...reportSheet, type }, report.values),
    damages: damages.map(({ number: count, colour, comparison, values }) => ({
      number: count,
      colour,
      comparison,
      sections: read({ ...damageSheet, type }, values),
    })),
    pictures,
    signatures: await Promise.all(
      signatures.map(async signature => ({ ...signature, picture: await pictureOfSignature(signature) })),
    ),
  }
}
