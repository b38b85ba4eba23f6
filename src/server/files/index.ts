import './tables.ts'

export { createFiles, type Files } from './files.ts'
export { fileAsides } from './keeping/file-asides.ts'
export { type FileRoutesOptions, fileRoutes } from './routes/file-routes.ts'
export type { TakenIn } from './stored-content.ts'
