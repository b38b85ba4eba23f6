/** The public sites of museums, as pages for people. */
export { pageRoutes } from './page-routes.ts'
export { previewRoutes } from './preview-routes.ts'
