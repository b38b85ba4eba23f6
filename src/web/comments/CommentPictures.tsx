import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentPicture } from '#model/api/comments.ts'
import { commentPictureUrl } from '#model/comments/comment-pictures.ts'
import { FullWindow } from '../ui/FullWindow.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { CommentSubject } from './comments-of.ts'
import styles from './Pictures.module.css'

interface CommentPicturesProps {
  readonly subject: CommentSubject
  readonly author: string
  readonly pictures: readonly CommentPicture[]
}

/** The pictures of a comment: small ones, each of which opens the whole one. */
export function CommentPictures({ subject, author, pictures }: CommentPicturesProps) {
  const { t } = useTranslation()
  const [shownAt, setShownAt] = useState<number>()
  const shown = shownAt === undefined ? undefined : pictures[shownAt]
  const nameOf = (picture: CommentPicture, at: number) =>
    picture.alt || t('comments.pictures.unnamed', { number: at + 1, name: author })
  const url = ({ id }: CommentPicture, small = false) =>
    commentPictureUrl(subject.area.declaration, subject.id, id, { small })
  const go = (by: number) => {
    if (pictures[(shownAt ?? 0) + by]) setShownAt((shownAt ?? 0) + by)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    else if (key === 'ArrowRight') go(1)
  }
  return (
    <>
      <ul className={styles.pictures} aria-label={t('comments.pictures.title')}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('comments.pictures.enlarge', { picture: nameOf(picture, at) })}
              onClick={() => setShownAt(at)}
            >
              <img
                className={styles.thumbnail}
                src={url(picture, true)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && shownAt !== undefined && (
        <FullWindow
          title={nameOf(shown, shownAt)}
          closeLabel={t('common.close')}
          onClose={() => setShownAt(undefined)}
          onKeyDown={onKeyDown}
          actions={
            pictures.length > 1 && (
              <>
                <IconButton
                  label={t('comments.pictures.previous')}
                  aria-disabled={shownAt === 0}
                  onClick={() => go(-1)}
                >
                  <ChevronLeft size={20} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
                <span className="numbers">
                  {shownAt + 1}/{pictures.length}
                </span>
                <IconButton
                  label={t('comments.pictures.next')}
                  aria-disabled={shownAt === pictures.length - 1}
                  onClick={() => go(1)}
                >
                  <ChevronRight size={20} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
              </>
            )
          }
        >
          <img className={styles.large} src={url(shown)} alt={nameOf(shown, shownAt)} />
        </FullWindow>
      )}
    </>
  )
}
