import type { Route } from '#server/platform/http/index.ts'
import type { BibliographyContext } from './bibliography-context.ts'
import { citationRoutes } from './routes/citation-routes.ts'
import { exportRoute } from './routes/export-route.ts'

export { exportedReferences } from './exporting/export-references.ts'
export type ReadsReferences = typeof import('./reference-table.ts')

/** The module that reads files of references (`ReadsReferences`), for a process that loads nothing else of this one. */
export const readsReferences = new URL('./reference-table.ts', import.meta.url)

/** Works of the bibliography as they are cited, and as files that reference managers exchange. */
export const bibliographyRoutes = (context: BibliographyContext): readonly Route[] => [
  ...citationRoutes(context),
  exportRoute(context),
]
