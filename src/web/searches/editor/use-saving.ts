import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createSearch,
  type GivenSearch,
  listSearches,
  readSearch,
  type SavedSearch,
  updateSearch,
} from '#model/api/searches/saved.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'

const conflict = 409
const refusedStatus = 400

/** Another search that has the name already. */
export interface NameTaken {
  readonly name: string
  readonly id: string | null
}

/** Saves a search, with the reasons why it may be refused. */
export function useSaving(onSaved: (saved: SavedSearch) => void) {
  const client = useQueryClient()
  const [taken, setTaken] = useState<NameTaken>()
  const saving = useMutation({
    mutationFn: ({ given, id }: { readonly given: GivenSearch; readonly id: string | undefined }) =>
      id === undefined
        ? call(createSearch, { body: given })
        : call(updateSearch, { params: { id }, body: given }),
    onMutate: () => setTaken(undefined),
    async onSuccess(saved) {
      if ('duplicateSearchName' in saved)
        return setTaken({ name: saved.duplicateSearchName, id: saved.duplicateSearchId })
      notices.add('success', 'searches.editor.saved')
      await Promise.all(
        [listSearches, readSearch].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
      )
      onSaved(saved)
    },
  })
  const { error } = saving
  const status = error instanceof CallError ? error.status : undefined
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    failure: error,
    taken,
    forgetTaken: () => setTaken(undefined),
    /** True when another user has changed the search since it was opened. */
    isOutdated: status === conflict,
    /** It failed for a reason other than the input (C-Q06). */
    hasErrors: error !== null && status !== conflict && status !== refusedStatus,
  }
}
