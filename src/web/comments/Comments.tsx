import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../platform/client.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Comments.module.css'
import { Composer } from './Composer.tsx'
import { type CommentSubject, commentsOf } from './comments-of.ts'
import { grantWish, newCommentId } from './new-comment.ts'
import { Thread } from './Thread.tsx'
import { type ThreadsAsked, useComments } from './use-comments.ts'

interface PageProps {
  readonly subject: CommentSubject
  readonly asked: ThreadsAsked
  readonly marked?: string | undefined
}

/** A page of threads. */
function ThreadPage({ subject, asked, marked }: PageProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useComments(subject, asked)
  if (isError && !data) return <LoadFailed text={t('comments.failed')} retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  return data.result.map(thread => (
    <Thread
      key={thread.id}
      subject={subject}
      thread={thread}
      people={data.people}
      mayWrite={data.mayWrite}
      marked={marked}
    />
  ))
}

/** Threads of a state, one page after another. */
function Threads({
  subject,
  state,
}: {
  readonly subject: CommentSubject
  readonly state: 'open' | 'resolved'
}) {
  const { t } = useTranslation()
  const [pages, setPages] = useState(1)
  const { data } = useComments(subject, { state })
  const pageSize = data?.result.length ?? 0
  return (
    <>
      {Array.from({ length: pages }, (_, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number
        <ThreadPage key={page} subject={subject} asked={{ state, page }} />
      ))}
      {data && data.totalSize > pages * pageSize && pageSize > 0 && (
        <Button onClick={() => setPages(pages + 1)}>{t('comments.more')}</Button>
      )}
    </>
  )
}

interface CommentsProps {
  readonly subject: CommentSubject
  /** A comment that is led to: its thread alone is shown. */
  readonly comment?: string | undefined
  readonly onShowAll?: () => void
}

/** The comments on a record or a line: what is open, a box for a new one, and what is resolved, folded. */
export function Comments({ subject, comment, onShowAll }: CommentsProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useComments(
    subject,
    comment === undefined ? { state: 'open' } : { comment },
  )
  const isThere = data !== undefined && comment === undefined
  // Not before it is in the page: a view that is still being made may be thrown away, and the wish with it.
  useLayoutEffect(() => {
    if (isThere) grantWish()
  }, [isThere])
  if (isError && !data) return <LoadFailed text={t('comments.failed')} retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  if (comment !== undefined)
    return (
      <div className={styles.comments}>
        <p className={styles.one}>
          {t(data.result.length > 0 ? 'comments.oneThread' : 'comments.goneThread')}{' '}
          <Button look="subtle" onClick={onShowAll}>
            {t('comments.showAll')}
          </Button>
        </p>
        <ThreadPage subject={subject} asked={{ comment }} marked={comment} />
      </div>
    )
  const { area, id, line } = subject
  const resolvedHere = data.resolved > 0
  return (
    <div className={styles.comments}>
      {data.mayWrite ? (
        <Composer
          subject={subject}
          place="new"
          id={newCommentId}
          label={t('comments.new')}
          submit={t('comments.send')}
          send={(content, key) =>
            call(commentsOf(area).add, {
              params: { id },
              body: { key, ...content, ...(line !== undefined && { line }) },
            })
          }
        />
      ) : (
        <p className={styles.none}>{t('comments.asOther')}</p>
      )}
      {data.result.length === 0 && (
        <p className={styles.none}>{t(resolvedHere ? 'comments.noneOpen' : 'comments.none')}</p>
      )}
      <Threads subject={subject} state="open" />
      {resolvedHere && (
        <Disclosure title={t('comments.resolved', { count: data.resolved })}>
          <div className={styles.comments}>
            <Threads subject={subject} state="resolved" />
          </div>
        </Disclosure>
      )}
    </div>
  )
}
