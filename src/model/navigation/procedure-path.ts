import { pages } from './pages.ts'

export const proceduresPath = pages.procedures.path

export const registersPath = pages.registers.path

export const procedureReportPath = pages.procedureReport.path

/** Returns the address of a procedure, or of one of its tabs. */
export const procedurePath = (id: string, tab?: string): `/app/procedures/${string}` =>
  `${proceduresPath}/${id}${tab === undefined ? '' : `?tab=${tab}`}`

/** Returns the address of a procedure's form. */
export const editProcedurePath = (id: string): `/app/procedures/${string}/edit` =>
  `${proceduresPath}/${id}/edit`

/** Returns the address for carrying out an inventory audit on a phone, also offline. */
export const auditPagePath = (id: string): `/app/procedures/${string}/audit` =>
  `${proceduresPath}/${id}/audit`

/** Returns the address for work on the objects of a procedure with a phone, also offline. */
export const workPagePath = (id: string): `/app/procedures/${string}/phone` => `${proceduresPath}/${id}/phone`
