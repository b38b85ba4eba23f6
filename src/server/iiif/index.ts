/** Public pictures and what viewers need to know of them, by the rules of IIIF. */
export { pictureRoutes } from './picture-routes.ts'
export { presentationRoutes } from './presentation/routes.ts'
