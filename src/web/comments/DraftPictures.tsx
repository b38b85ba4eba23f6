import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { commentPictureUrl, longestDescription } from '#model/comments/comment-pictures.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { DraftPicture } from './comment-draft.ts'
import type { CommentSubject } from './comments-of.ts'
import styles from './Pictures.module.css'
import type { ComingPicture } from './use-draft-pictures.ts'

interface DraftPicturesProps {
  readonly subject: CommentSubject
  readonly pictures: readonly DraftPicture[]
  readonly coming: readonly ComingPicture[]
  readonly onDescribe: (id: string, alt: string) => void
  readonly onRemove: (id: string) => void
  readonly onDiscard: (key: string) => void
  readonly onRetry: (picture: ComingPicture) => void
}

interface RowProps {
  readonly src: string
  readonly number: number
  readonly onRemove: () => void
  readonly children: ReactNode
}

function Row({ src, number, onRemove, children }: RowProps) {
  const { t } = useTranslation()
  const name = t('comments.pictures.remove', { number })
  return (
    <li className={styles.row}>
      <img
        className={styles.preview}
        src={src}
        alt=""
        // What is no picture has an empty place, not the sign of a broken one.
        onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
      />
      <div className={styles.beside}>{children}</div>
      <IconButton label={name} onClick={onRemove}>
        <X size={16} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** The pictures of a comment that is being written, each with a box for its description, and those that are still on their way. */
export function DraftPictures({ subject, pictures, coming, ...on }: DraftPicturesProps) {
  const { t } = useTranslation()
  const hint = useId()
  if (pictures.length + coming.length === 0) return null
  return (
    <>
      {pictures.length > 0 && (
        <p className={styles.hint} id={hint}>
          {t('comments.pictures.descriptionHint')}
        </p>
      )}
      <ul className={styles.rows} aria-label={t('comments.pictures.title')}>
        {pictures.map(({ id, alt }, at) => (
          <Row
            key={id}
            src={commentPictureUrl(subject.area.declaration, subject.id, id, { small: true })}
            number={at + 1}
            onRemove={() => on.onRemove(id)}
          >
            <TextField
              label={t('comments.pictures.description', { number: at + 1 })}
              aria-describedby={hint}
              max={longestDescription}
              value={alt}
              onChange={({ target }) => on.onDescribe(id, target.value)}
            />
          </Row>
        ))}
        {coming.map((picture, at) => (
          <Row
            key={picture.key}
            src={picture.src}
            number={pictures.length + at + 1}
            onRemove={() => on.onDiscard(picture.key)}
          >
            {picture.problem === undefined ? (
              <p role="status" className={styles.state}>
                {t('comments.pictures.uploading', { number: pictures.length + at + 1 })}
              </p>
            ) : (
              <p role="alert" className={styles.problem}>
                {picture.problem}{' '}
                {picture.mayRetry && (
                  <Button look="subtle" onClick={() => on.onRetry(picture)}>
                    {t('common.tryAgain')}
                  </Button>
                )}
              </p>
            )}
          </Row>
        ))}
      </ul>
    </>
  )
}
