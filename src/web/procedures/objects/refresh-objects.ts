import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#model/api/endpoint.ts'
import {
  listObjects,
  objectsAvailability,
  type ProcedureObject,
  sumObjects,
} from '#model/api/procedures/objects.ts'
import { listProcedures, readProcedure } from '#model/api/procedures/procedures.ts'

/** Refetches everything that shows or counts a procedure's objects, after some were added or removed. */
export async function refreshObjects(client: QueryClient): Promise<void> {
  const names = [listObjects, sumObjects, objectsAvailability, readProcedure, listProcedures].map(
    ({ name }) => name,
  )
  await Promise.all(names.map(name => client.invalidateQueries({ queryKey: [name] })))
}

/** Shows a changed object immediately, and refetches everything derived from it. */
export function putObject(client: QueryClient, procedureId: string, object: ProcedureObject): void {
  const { catalogueObjectId: id } = object
  client.setQueriesData<OutputOf<typeof listObjects>>(
    {
      queryKey: [listObjects.name],
      predicate: ({ queryKey: [, input] }) =>
        (input as { params?: { id?: string } } | undefined)?.params?.id === procedureId,
    },
    page =>
      page && {
        ...page,
        result: page.result.map(each => (each.catalogueObjectId === id ? object : each)),
      },
  )
}

/** Refreshes what depends on changed objects: possible moves, number of checked objects, conflicts. */
export function refreshAfterChange(client: QueryClient): void {
  for (const { name } of [readProcedure, listProcedures, objectsAvailability, sumObjects])
    void client.invalidateQueries({ queryKey: [name] })
}
