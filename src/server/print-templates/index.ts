import './tables.ts'
import { createMadeFiles } from '#server/made-files/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { TemplatesContext } from './context.ts'
import { printedFiles } from './jobs/printed-files.ts'
import { printJobRoutes } from './jobs/routes.ts'
import { knownTemplates } from './known-templates.ts'
import { printingRoutes } from './printing/routes.ts'
import { templateRoutes } from './routes.ts'

export { shippedOf } from './known-templates.ts'

/**
 * Labels, cards, lists, forms and reports, as templates say that a museum makes for itself (C-P12).
 * @throws {Error} when a template of the product is wrong.
 */
export function createPrintTemplates(context: TemplatesContext): readonly Route[] {
  const known = knownTemplates(context.texts)
  return [
    ...templateRoutes(context, known),
    ...printingRoutes(context, known),
    ...printJobRoutes(context, known, createMadeFiles(context, printedFiles(context))),
  ]
}
