import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { commentParts } from '#model/comments/comment-text.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Comments.module.css'

interface CommentWordsProps {
  readonly text: string
  /** Names of the people mentioned. */
  readonly people: Readonly<Record<string, string>>
}

/** The words of a comment: plain lines, people by their present names, addresses to follow. */
export function CommentWords({ text, people }: CommentWordsProps) {
  const { t } = useTranslation()
  return (
    <p className={styles.words}>
      {commentParts(text).map((part, index) => {
        // The parts do not change while they are read.
        const key = `${index} ${part.kind}`
        if (part.kind === 'text') return part.text
        if (part.kind === 'person')
          return (
            <span key={key} className={styles.person}>
              @{people[part.id] ?? t('comments.formerMember')}
            </span>
          )
        return (
          <a key={key} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
            <ExternalLink size={13} strokeWidth={1.8} aria-hidden="true" />
            <VisuallyHidden> ({t('comments.newTab')})</VisuallyHidden>
          </a>
        )
      })}
    </p>
  )
}
