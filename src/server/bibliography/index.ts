import type { Route } from '#server/platform/http/index.ts'
import type { BibliographyContext } from './bibliography-context.ts'
import { citationRoutes } from './routes/citation-routes.ts'
import { exportRoute } from './routes/export-route.ts'

export { exportedReferences } from './exporting/export-references.ts'
export { ReferenceFileError } from './formats/reference-file-error.ts'
export { referenceTable } from './reference-table.ts'

/** Works of the bibliography as they are cited, and as files that reference managers exchange. */
export const bibliographyRoutes = (context: BibliographyContext): readonly Route[] => [
  ...citationRoutes(context),
  exportRoute(context),
]
