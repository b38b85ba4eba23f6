import { Readable } from 'node:stream'
import { procedureReportTable, readProcedureReport } from '#model/api/procedures/report.ts'
import { readCardFigures, readHome, readWork } from '#model/api/statistics.ts'
import { attachmentOf, writeTable } from '#server/exchange/index.ts'
import { forbidden } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { readFigures } from './card-figures.ts'
import { readHomeFigures } from './home-figures.ts'
import { keepFigures } from './kept-figures.ts'
import { readableCards } from './readable.ts'
import { readReport } from './report/procedure-report.ts'
import { reportHeadings, reportRows } from './report/report-table.ts'
import type { StatisticsContext } from './statistics-context.ts'
import { readWorkFigures } from './work-figures.ts'

/** Weeks of work shown when no period is given. */
const usualWeeks = 26

/** A museum in figures: for the page everybody begins with, and in depth (C-S07). */
export function statisticsRoutes(context: StatisticsContext): Route[] {
  const keep = keepFigures()
  return [
    route(readHome, ({ actor, language }) =>
      context.database.inTenant(actor.tenantId, tx => readHomeFigures(tx, actor, language)),
    ),

    route(readCardFigures, async ({ actor, language, query }) => {
      const declaration = readableCards(actor).find(({ type }) => type === query.type)
      if (!declaration) throw forbidden()
      return readFigures(context, keep, { declaration, actor, language })
    }),

    route(readProcedureReport, ({ actor, query }) => readReport(context, actor, query)),

    route(procedureReportTable, async ({ actor, language: asked, query, reply }) => {
      const { format, lang: language = asked, ...period } = query
      const { types } = await readReport(context, actor, period)
      const name = `${context.texts.translate(language, 'procedures.report.title')} ${period.from} ${period.to}`
      const columns = reportHeadings(context.texts, language).map(heading => ({ name: heading }))
      const rows = Readable.from(reportRows(context.texts, language, types))
      const content = writeTable(format, { columns, rows, sheetName: name })
      return reply.headers(attachmentOf(format, name)).send(content)
    }),

    route(readWork, ({ actor, query }) => readWorkFigures(context, keep, actor, query.weeks ?? usualWeeks)),
  ]
}
