import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { refreshTerms } from '../../vocabularies/refresh-terms.ts'

/** Does something with a term; afterwards the vocabulary is read anew. What the server says against it is for the dialog. */
export function useTermAction(term: TermDetails, act: () => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await refreshTerms(client, term.code)
    },
  })
  return {
    run: () => mutate(),
    isPending,
    /** In words; undefined while nothing is wrong, 'unreachable' without an answer. */
    problem: !error
      ? undefined
      : error instanceof CallError && error.status > 0
        ? error.message
        : 'unreachable',
  }
}
