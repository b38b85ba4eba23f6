import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#model/api/endpoint.ts'
import { useAction } from '../platform/request/use-action.ts'

/** Milliseconds after which the console asks again for data that others may have changed. */
export const refreshMs = 10_000

/** An action of the console; the lists it changes are read again, also when it was refused: another operator may have been first. */
export function useOperatorAction(changes: readonly Endpoint[]) {
  const client = useQueryClient()
  const { busy, failed, run } = useAction(() =>
    Promise.all(changes.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))),
  )
  const refused = failed?.fields ?? {}
  const isExplained = failed?.status === 409 && Object.keys(refused).length === 0
  return {
    busy,
    refused,
    /** The server's reason for refusing, where no field is wrong. */
    refusal: isExplained ? failed.message : undefined,
    run,
  }
}
