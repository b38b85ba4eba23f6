import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listChanges, undoChange } from '#model/api/vocabularies/changes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { refreshTerms } from '../../vocabularies/refresh-terms.ts'

const blocksize = 25

/** What was changed in a vocabulary, newest first, and taking it back. */
export function useChanges(code: VocabularyCode) {
  const client = useQueryClient()
  const changes = useInfiniteQuery({
    queryKey: [listChanges.name, { params: { code } }, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listChanges, { params: { code }, query: { page: pageParam, blocksize } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * blocksize < last.totalSize ? pages.length : undefined),
  })
  const undo = useMutation({
    mutationFn: (id: string) =>
      call(
        undoChange,
        { params: { id } },
        { notify: { success: { message: 'vocabularyEditor.history.undone' } } },
      ),
    onSuccess: () => refreshTerms(client, code),
  })
  return { changes, undo }
}
