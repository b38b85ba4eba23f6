import { QueryClient } from '@tanstack/react-query'
import { session } from '../client.ts'
import { CallError } from '../request/call-error.ts'

/** Only a call without an answer is worth repeating by itself; an answer of the server is final. */
const retry = (count: number, failure: Error) =>
  count < 2 && failure instanceof CallError && (failure.status === 0 || failure.status >= 502)

/** Data loaded from the server. Cleared when another user signs in, or on sign-out. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: true } },
})

session.onCleared(() => queryClient.clear())
