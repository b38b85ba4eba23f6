import { CircleCheck, MessageSquareReply, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentThread } from '#model/api/comments.ts'
import { call } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import { Composer } from './Composer.tsx'
import { draftKey, readDraft } from './comment-draft.ts'
import { type CommentSubject, commentsOf } from './comments-of.ts'
import { useCommentChange } from './use-comments.ts'
import { useMomentWords } from './use-moment-words.ts'

interface ThreadProps {
  readonly subject: CommentSubject
  readonly thread: CommentThread
  readonly people: Readonly<Record<string, string>>
  readonly mayWrite: boolean
  /** The comment of the notice that was followed. */
  readonly marked?: string | undefined
}

/** A thread: its comments, the box for an answer, and the button that resolves it. */
export function Thread({ subject, thread, people, mayWrite, marked }: ThreadProps) {
  const { t } = useTranslation()
  const moment = useMomentWords()
  const { id, line, resolved, comments } = thread
  const place = `answer-${id}`
  const [answering, setAnswering] = useState(() => readDraft(draftKey(subject, place)) !== undefined)
  const calls = commentsOf(subject.area)
  const { mutate, isPending } = useCommentChange(subject, (done: boolean) =>
    call(calls.resolve, { params: { id: subject.id, commentId: id }, body: { resolved: done } }),
  )
  const [first] = comments
  const name = first?.author.name ?? ''
  const icon = { size: 15, strokeWidth: 1.8, 'aria-hidden': true } as const
  return (
    <section className={styles.thread} aria-label={t('comments.thread', { name })}>
      {line && subject.line === undefined && (
        <p className={styles.line}>
          {t('comments.onLine', { line: [line.number, line.title].filter(Boolean).join(' · ') || '…' })}
        </p>
      )}
      {comments.map(comment => (
        <CommentItem
          key={comment.id}
          subject={subject}
          comment={comment}
          people={people}
          marked={comment.id === marked}
        />
      ))}
      {resolved && (
        <p className={styles.resolved}>
          {t('comments.resolvedBy', { name: resolved.by, at: moment(resolved.at) })}
        </p>
      )}
      {mayWrite && answering && (
        <Composer
          subject={subject}
          place={place}
          label={t('comments.answerTo', { name })}
          submit={t('comments.sendAnswer')}
          autoFocus
          send={(content, key) =>
            call(calls.add, { params: { id: subject.id }, body: { key, ...content, thread: id } })
          }
          onDone={() => setAnswering(false)}
          onCancel={() => setAnswering(false)}
        />
      )}
      {mayWrite && !answering && (
        <div className={styles.acts}>
          <Button look="subtle" onClick={() => setAnswering(true)}>
            <MessageSquareReply {...icon} />
            {t('comments.answer')}
          </Button>
          <Button look="subtle" busy={isPending} onClick={() => mutate(resolved === null)}>
            {resolved ? <RotateCcw {...icon} /> : <CircleCheck {...icon} />}
            {t(resolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </div>
      )}
    </section>
  )
}
