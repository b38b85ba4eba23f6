import type { Follow, Freezing } from '#server/cards/index.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { RemindersContext } from '#server/reminders/index.ts'
import { checkReminders } from './check-reminders.ts'
import { drawingRoutes } from './drawing-routes.ts'
import { reportFreezing } from './finish-report.ts'
import { imageRoutes } from './image-routes.ts'
import { reportRoutes } from './report-routes.ts'
import type { ReportsContext } from './reports-context.ts'
import { declaration } from './store/reports.ts'

/** Tells open pages of reports that change as records do: by their form, many at once, out of the bin. */
export const followReports: Follow = async (tx, { type }, { ids }) => {
  if (type !== declaration.type) return
  for (const id of ids) await publish(tx.db, { name: 'report.changed', tenantId: tx.tenantId, data: { id } })
}

export { checksComing } from './checks-coming.ts'
export { reportEvidence } from './evidence.ts'

/** Condition reports: one object at one moment, its damages, and where they are on its pictures (C-P08). */
export function createConditionReports(options: Omit<ReportsContext, 'reminders'> & RemindersContext): {
  readonly routes: readonly Route[]
  readonly freezing: Freezing
} {
  const context: ReportsContext = { ...options, reminders: checkReminders(options) }
  return {
    routes: [...reportRoutes(context), ...imageRoutes(context), ...drawingRoutes(context)],
    freezing: reportFreezing(context),
  }
}
