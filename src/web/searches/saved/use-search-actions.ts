import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  createSearch,
  deleteSearch,
  followSearch,
  type GivenSearch,
  listSearches,
  readSearch,
  type SavedSearch,
  unfollowSearch,
  updateSearch,
} from '#model/api/searches/saved.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'

/** A saved search as it is sent back whole. */
const bodyOf = ({ classId, name, shared, version, blocks }: SavedSearch): GivenSearch => ({
  classId,
  name,
  shared,
  version,
  blocks: blocks.map(({ id, position, operator, filters }) => ({
    id,
    position,
    operator,
    filters: filters.map(filter => ({
      id: filter.id,
      paragraphSystemName: filter.paragraphSystemName,
      conditionSystemName: filter.conditionSystemName,
      position: filter.position,
      operator: filter.operator,
      criteriaValues: filter.criteriaValues.map(({ value }) => ({ value })),
    })),
  })),
})

const conflict = 409

/** Actions on a saved search, each with a notice of its result. */
export function useSearchActions() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([listSearches, readSearch].map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
  const onError = (failure: Error) => {
    const isOutdated = failure instanceof CallError && failure.status === conflict
    notices.add('error', isOutdated ? 'searches.saved.changedMeanwhile' : wordsForFailure(failure))
    return refresh()
  }

  /** Saves a search, with a notice when the name is taken. @returns the search; undefined where it was not saved. */
  const save = async (given: GivenSearch, id?: string): Promise<SavedSearch | undefined> => {
    const saved =
      id === undefined
        ? await call(createSearch, { body: given })
        : await call(updateSearch, { params: { id }, body: given })
    if ('duplicateSearchName' in saved) {
      notices.add('error', 'searches.saved.nameTaken', { name: saved.duplicateSearchName })
      return undefined
    }
    // The list it narrows is available immediately.
    client.setQueryData(endpointQuery(readSearch, { params: { id: saved.id } }).queryKey, saved)
    await refresh()
    return saved
  }

  const create = useMutation({ mutationFn: (given: GivenSearch) => save(given), onError })
  const rename = useMutation({
    mutationFn: ({ search, name }: { readonly search: SavedSearch; readonly name: string }) =>
      save({ ...bodyOf(search), name }, search.id),
    onError,
  })
  const share = useMutation({
    mutationFn: (search: SavedSearch) => save({ ...bodyOf(search), shared: !search.shared }, search.id),
    onSuccess: saved =>
      saved && notices.add('success', saved.shared ? 'searches.saved.nowShared' : 'searches.saved.nowOwn'),
    onError,
  })
  const duplicate = useMutation({
    mutationFn(search: SavedSearch) {
      const { version: _of, ...given } = bodyOf(search)
      return save({ ...given, shared: false, name: t('searches.saved.copyOf', { name: search.name }) })
    },
    onSuccess: saved => saved && notices.add('success', 'searches.saved.duplicated', { name: saved.name }),
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => call(deleteSearch, { params: { id } }),
    async onSuccess() {
      notices.add('success', 'searches.saved.delete.done')
      await client.invalidateQueries({ queryKey: [listSearches.name] })
    },
    onError,
  })
  const follow = useMutation({
    mutationFn: ({ id, followed }: SavedSearch) =>
      call(followed ? unfollowSearch : followSearch, { params: { id } }),
    async onSuccess(_answer, { followed }) {
      notices.add('success', followed ? 'searches.saved.follow.off' : 'searches.saved.follow.on')
      await refresh()
    },
    onError,
  })
  return { create, rename, share, duplicate, remove, follow }
}
