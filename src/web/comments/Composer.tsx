import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestComment, storedText } from '#model/comments/comment-text.ts'
import { fold } from '#model/text/fold.ts'
import { usePageActions } from '../platform/actions/page-actions.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { Button } from '../ui/Button.tsx'
import { MentionArea } from '../ui/suggest/MentionArea.tsx'
import styles from './Comments.module.css'
import { type CommentDraft, draftKey, keepDraft, newDraft, readDraft } from './comment-draft.ts'
import { type CommentSubject, commentsOf } from './comments-of.ts'
import { useCommentChange } from './use-comments.ts'

/** People suggested at once. */
const mostSuggested = 6

export interface ComposerProps {
  readonly subject: CommentSubject
  /** The part of the page it belongs to: its text is kept under this name until it is sent. */
  readonly place: string
  /** The text that is changed. */
  readonly initial?: Omit<CommentDraft, 'key'>
  readonly label: string
  readonly submit: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly send: (text: string, key: string) => Promise<unknown>
  readonly onDone?: () => void
  readonly onCancel?: () => void
}

/** A box in which a comment is written. What was typed stays until it has been sent, or is discarded. */
export function Composer({ subject, place, initial, label, submit, send, ...props }: ComposerProps) {
  const { t } = useTranslation()
  const id = useId()
  const storedAt = draftKey(subject, place)
  const fresh = (): CommentDraft => ({ ...newDraft(), ...initial })
  const [draft, setDraft] = useState(() => readDraft(storedAt) ?? fresh())
  const [searched, setSearched] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const asked = endpointQuery(commentsOf(subject.area).people, { params: { id: subject.id } })
  const people = useQuery({ ...asked, enabled: searched !== undefined, staleTime: 60_000 })
  const words = fold(searched ?? '').trim()
  const options =
    searched === undefined
      ? []
      : (people.data?.result ?? [])
          .filter(({ name }) => [fold(name), ...fold(name).split(' ')].some(part => part.startsWith(words)))
          .slice(0, mostSuggested)
  const put = (next: CommentDraft) => {
    setDraft(next)
    keepDraft(storedAt, next)
  }
  const end = () => {
    keepDraft(storedAt, { ...draft, text: '' })
    setDraft(fresh())
  }
  const { mutate, isPending } = useCommentChange(
    subject,
    () => send(storedText(draft.text.trim(), draft.people), draft.key),
    {
      onDone: () => {
        end()
        props.onDone?.()
      },
      onProblem: setProblem,
    },
  )
  const isEmpty = draft.text.trim() === ''
  const isTooLong = [...draft.text].length > longestComment
  const submitText = () => {
    if (isEmpty || isTooLong || isPending) return
    setProblem(undefined)
    mutate(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submitText()
    } else if (event.key === 'Escape' && props.onCancel && isEmpty) {
      event.preventDefault()
      event.stopPropagation()
      props.onCancel()
    }
  }
  usePageActions(t('comments.keys.group'), [
    { id: 'sendComment', label: t('comments.keys.send'), keys: 'mod+enter' },
  ])
  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault()
        submitText()
      }}
    >
      <MentionArea
        id={props.id}
        aria-label={label}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem`}
        aria-invalid={problem !== undefined || undefined}
        placeholder={label}
        max={longestComment}
        rows={2}
        data-autofocus={props.autoFocus || undefined}
        autoFocus={props.autoFocus}
        value={draft.text}
        onChange={text => {
          setProblem(undefined)
          put({ ...draft, text })
        }}
        onSearch={setSearched}
        options={options}
        loading={people.isPending}
        onPick={({ id: personId, name }) =>
          setDraft(now => {
            const next = {
              ...now,
              people: [...now.people.filter(each => each.id !== personId), { id: personId, name }],
            }
            keepDraft(storedAt, next)
            return next
          })
        }
        onKeyDown={onKeyDown}
        texts={{
          none: t('comments.noPerson'),
          loading: t('comments.loadingPeople'),
          count: count => t('comments.foundPeople', { count }),
        }}
      />
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.send}>
        <span className={styles.hint} id={`${id}-hint`}>
          {t('comments.hint')}
        </span>
        {props.onCancel && (
          <Button
            look="subtle"
            onClick={() => {
              end()
              props.onCancel?.()
            }}
          >
            {t('comments.cancel')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={isPending} disabled={isEmpty || isTooLong}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
