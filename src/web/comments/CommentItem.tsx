import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#model/api/comments.ts'
import { mentionedIn, writtenText } from '#model/comments/comment-text.ts'
import { call } from '../platform/client.ts'
import { ConfirmDialog } from '../platform/dialogs/ConfirmDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { CommentPictures } from './CommentPictures.tsx'
import styles from './Comments.module.css'
import { CommentWords } from './CommentWords.tsx'
import { Composer } from './Composer.tsx'
import { type CommentSubject, commentsOf } from './comments-of.ts'
import { useCommentChange } from './use-comments.ts'
import { useMomentWords } from './use-moment-words.ts'

interface CommentItemProps {
  readonly subject: CommentSubject
  readonly comment: Comment
  readonly people: Readonly<Record<string, string>>
  /** The comment of the notice that was followed. */
  readonly marked: boolean
}

/** A comment with its author, and for them the buttons that change it. */
export function CommentItem({ subject, comment, people, marked }: CommentItemProps) {
  const { t } = useTranslation()
  const moment = useMomentWords()
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const { id, author, text, pictures, createdAt, editedAt, deletedAt, version, mayEdit, mayDelete } = comment
  const calls = commentsOf(subject.area)
  const params = { id: subject.id, commentId: id }
  const { mutate, isPending } = useCommentChange(subject, () => call(calls.remove, { params }), {
    onDone: () => setDeleting(false),
  })
  const nameOf = (person: string) => people[person] ?? t('comments.formerMember')
  return (
    <article
      className={styles.comment}
      id={`comment-${id}`}
      data-marked={marked || undefined}
      aria-label={t('comments.by', { name: author.name, at: moment(createdAt) })}
    >
      <header>
        <span className={styles.author}>{author.name}</span>
        <time dateTime={createdAt} className="numbers">
          {moment(createdAt)}
        </time>
        {editedAt !== null && deletedAt === null && (
          <span title={moment(editedAt)}>{t('comments.edited')}</span>
        )}
      </header>
      {deletedAt !== null ? (
        <p className={styles.gone}>{t('comments.deleted')}</p>
      ) : editing ? (
        <Composer
          subject={subject}
          place={`edit-${id}-${version}`}
          initial={{
            text: writtenText(text, nameOf),
            pictures: pictures.map(({ id: picture, alt }) => ({ id: picture, alt })),
            people: mentionedIn(text).map(person => ({ id: person, name: nameOf(person) })),
          }}
          label={t('comments.editOf', { name: author.name })}
          submit={t('comments.save')}
          autoFocus
          send={content => call(calls.change, { params, body: { ...content, version } })}
          onDone={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {text !== '' && <CommentWords text={text} people={people} />}
          {pictures.length > 0 && (
            <CommentPictures subject={subject} author={author.name} pictures={pictures} />
          )}
        </>
      )}
      {!editing && (mayEdit || mayDelete) && (
        <div className={styles.own}>
          {mayEdit && (
            <Button look="subtle" onClick={() => setEditing(true)}>
              {t('comments.edit')}
            </Button>
          )}
          {mayDelete && (
            <Button look="subtle" onClick={() => setDeleting(true)}>
              {t('comments.delete')}
            </Button>
          )}
        </div>
      )}
      {deleting && (
        <ConfirmDialog
          title={t('comments.deleteTitle')}
          submit={t('comments.delete')}
          busy={isPending}
          onConfirm={() => mutate(undefined)}
          onClose={() => setDeleting(false)}
        >
          <p>{t('comments.deleteText')}</p>
        </ConfirmDialog>
      )}
    </article>
  )
}
