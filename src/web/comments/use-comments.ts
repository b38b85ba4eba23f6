import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { notices } from '../platform/notices/notices.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { type CommentSubject, commentsOf } from './comments-of.ts'

export interface ThreadsAsked {
  readonly state?: 'open' | 'resolved'
  /** A comment, for its thread alone. */
  readonly comment?: string | undefined
  readonly page?: number
}

/** A page of the comments on a record or line; `useFollowComments` reloads it. */
export function useComments({ area, id, line }: CommentSubject, { state, comment, page = 0 }: ThreadsAsked) {
  const query = {
    ...(line !== undefined && { line }),
    ...(state && { state }),
    ...(comment !== undefined && { comment }),
    ...(page > 0 && { page: String(page) }),
  }
  return useQuery({
    ...localizedQuery(commentsOf(area).list, { params: { id }, query }, useLanguage()),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reloads all that is shown of the comments on a record whenever anyone writes there; used once on its page. */
export function useFollowComments({ area, id }: CommentSubject): void {
  const client = useQueryClient()
  useNews('comment.changed', ({ id: changed }) => {
    if (changed === id) void client.invalidateQueries({ queryKey: [commentsOf(area).list.name] })
  })
}

/** A call that changes comments; afterwards all that is shown of them is reloaded. Problems of fields are the caller's to show. */
export function useCommentChange<Input>(
  { area }: CommentSubject,
  change: (input: Input) => Promise<unknown>,
  {
    onDone,
    onProblem,
  }: { readonly onDone?: () => void; readonly onProblem?: (problem: string | undefined) => void } = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess() {
      void client.invalidateQueries({ queryKey: [commentsOf(area).list.name] })
      onDone?.()
    },
    onError(failure) {
      const problem =
        failure instanceof CallError ? (failure.fields.text ?? failure.fields.pictures) : undefined
      onProblem?.(problem)
      if (problem !== undefined) return
      const isChanged = failure instanceof CallError && failure.status === 409
      notices.add('error', isChanged ? 'comments.errors.changed' : wordsForFailure(failure))
      if (failure instanceof CallError)
        void client.invalidateQueries({ queryKey: [commentsOf(area).list.name] })
    },
  })
}
