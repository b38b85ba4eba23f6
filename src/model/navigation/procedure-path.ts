import { pages } from './pages.ts'

export const proceduresPath = pages.procedures.path

/** Address of a procedure; of one of its views where one is named. */
export const procedurePath = (id: string, tab?: string): `/app/procedures/${string}` =>
  `${proceduresPath}/${id}${tab === undefined ? '' : `?tab=${tab}`}`

/** Where its fields are written. */
export const editProcedurePath = (id: string): `/app/procedures/${string}/edit` =>
  `${proceduresPath}/${id}/edit`

/** Address at which an inventory audit is worked on with a phone, without a connection, too. */
export const auditPagePath = (id: string): `/app/procedures/${string}/audit` =>
  `${proceduresPath}/${id}/audit`
