import './layouts/tables.ts'

export { layoutRoutes } from './layouts/routes.ts'
