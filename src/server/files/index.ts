import './tables.ts'

export { checkMuseum, type Damaged } from './checks/check-museum.ts'
export { fileCheckRoutes } from './checks/routes.ts'
export { createFiles, type Files } from './files.ts'
export { fileAsides } from './keeping/file-asides.ts'
export { type FileRoutesOptions, fileRoutes } from './routes/file-routes.ts'
export type { TakenIn } from './stored-content.ts'
export { tendFiles } from './tend-files.ts'
