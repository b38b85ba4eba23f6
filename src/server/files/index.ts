import './tables.ts'

export { type AddedFile, createFiles, type FileDescription, type Files, type GivenFile } from './files.ts'
export { type FileRoutesOptions, fileRoutes } from './routes.ts'
