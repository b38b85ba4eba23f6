import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commentPictureEndpoints } from '#model/api/comment-pictures.ts'
import type { CommentEndpoints } from '#model/api/comments.ts'
import type { BodyOf } from '#model/api/endpoint.ts'
import { longestDescription } from '#model/comments/comment-pictures.ts'
import { longestComment, storedText } from '#model/comments/comment-text.ts'
import { fold } from '#model/text/fold.ts'
import { usePageActions } from '../platform/actions/page-actions.ts'
import { call } from '../platform/client.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { Button } from '../ui/Button.tsx'
import { MentionArea } from '../ui/suggest/MentionArea.tsx'
import styles from './Comments.module.css'
import { type CommentDraft, draftKey, isEmptyDraft, keepDraft, newDraft, readDraft } from './comment-draft.ts'
import { type CommentSubject, commentsOf } from './comments-of.ts'
import { DraftPictures } from './DraftPictures.tsx'
import { PictureButton } from './PictureButton.tsx'
import { useCommentChange } from './use-comments.ts'
import { useDraftPictures } from './use-draft-pictures.ts'
import { usePictureTaking } from './use-picture-taking.ts'

/** People suggested at once. */
const mostSuggested = 6

/** Text and pictures as a comment is sent. */
export type ComposedContent = Pick<BodyOf<CommentEndpoints['change']>, 'text' | 'pictures'>

export interface ComposerProps {
  readonly subject: CommentSubject
  /** The part of the page it belongs to: its text is kept under this name until it is sent. */
  readonly place: string
  /** The comment that is changed. */
  readonly initial?: Omit<CommentDraft, 'key'>
  readonly label: string
  readonly submit: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly send: (content: ComposedContent, key: string) => Promise<unknown>
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
  /** The draft as it is by now, before it is drawn: pictures arrive while one types. */
  const latest = useRef(draft)
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
  const put = (change: (now: CommentDraft) => CommentDraft) => {
    latest.current = change(latest.current)
    keepDraft(storedAt, latest.current)
    setDraft(latest.current)
  }
  const pictures = useDraftPictures({
    subject,
    draftKey: draft.key,
    count: draft.pictures.length,
    onArrived: picture =>
      put(now =>
        now.pictures.some(({ id }) => id === picture.id)
          ? now
          : { ...now, pictures: [...now.pictures, picture] },
      ),
  })
  const removePicture = (pictureId: string) => {
    put(now => ({ ...now, pictures: now.pictures.filter(each => each.id !== pictureId) }))
    // Those of the comment itself go when the change is saved, others at once; what is left of them is swept.
    if (!initial?.pictures.some(each => each.id === pictureId))
      void call(commentPictureEndpoints(subject.area.declaration).removePicture, {
        params: { id: subject.id, pictureId },
      }).catch(() => undefined)
  }
  const end = () => {
    keepDraft(storedAt, newDraft())
    latest.current = fresh()
    setDraft(latest.current)
  }
  const discard = () => {
    pictures.discard()
    for (const picture of draft.pictures) removePicture(picture.id)
    end()
  }
  const { mutate, isPending } = useCommentChange(
    subject,
    () =>
      send({ text: storedText(draft.text.trim(), draft.people), pictures: [...draft.pictures] }, draft.key),
    {
      onDone: () => {
        end()
        props.onDone?.()
      },
      onProblem: setProblem,
    },
  )
  const isEmpty = isEmptyDraft(draft)
  const isTooLong =
    [...draft.text].length > longestComment ||
    draft.pictures.some(({ alt }) => [...alt].length > longestDescription)
  const submitText = () => {
    if (isEmpty || isTooLong || isPending || pictures.isBusy) return
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
  const { isOver, ...taking } = usePictureTaking(pictures.add)
  usePageActions(t('comments.keys.group'), [
    { id: 'sendComment', label: t('comments.keys.send'), keys: 'mod+enter' },
  ])
  return (
    <form
      className={styles.composer}
      data-over={isOver || undefined}
      {...taking}
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
          put(now => ({ ...now, text }))
        }}
        onSearch={setSearched}
        options={options}
        loading={people.isPending}
        onPick={({ id: personId, name }) =>
          put(now => ({
            ...now,
            people: [...now.people.filter(each => each.id !== personId), { id: personId, name }],
          }))
        }
        onKeyDown={onKeyDown}
        texts={{
          none: t('comments.noPerson'),
          loading: t('comments.loadingPeople'),
          count: count => t('comments.foundPeople', { count }),
        }}
      />
      <DraftPictures
        subject={subject}
        pictures={draft.pictures}
        coming={pictures.coming}
        onDescribe={(pictureId, alt) =>
          put(now => ({
            ...now,
            pictures: now.pictures.map(each => (each.id === pictureId ? { ...each, alt } : each)),
          }))
        }
        onRemove={removePicture}
        onDiscard={pictures.discard}
        onRetry={pictures.retry}
      />
      {pictures.problem !== undefined && (
        <p className={styles.problem} role="alert">
          {pictures.problem}
        </p>
      )}
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.send}>
        <span className={styles.hint} id={`${id}-hint`}>
          {t('comments.hint')}
        </span>
        <PictureButton onFiles={pictures.add} />
        {props.onCancel && (
          <Button
            look="subtle"
            onClick={() => {
              discard()
              props.onCancel?.()
            }}
          >
            {t('comments.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          busy={isPending}
          disabled={isEmpty || isTooLong || pictures.isBusy}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
