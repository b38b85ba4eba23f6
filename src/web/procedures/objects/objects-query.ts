import { listObjects, type ProcedureObject } from '#model/api/procedures/objects.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** Objects that one call brings. */
export const pageSize = 100

/** The filter of a procedure's objects. */
export interface ObjectsAsked {
  readonly q?: string
  readonly status?: ProcedureObject['status']
}

/** A page of the objects of a procedure. */
export const objectsQuery = (procedureId: string, asked: ObjectsAsked, page: number) =>
  endpointQuery(listObjects, { params: { id: procedureId }, query: { ...asked, page, size: pageSize } })
