import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from './Approvals.module.css'

/** Length of a comment at most. */
const wordsLength = 2000

interface AnswerFormProps {
  /** Comment of an earlier answer. */
  readonly words: string
  readonly busy: boolean
  readonly problem?: string | undefined
  readonly onAnswer: (agrees: boolean, words: string) => void
  /** Absent for a first answer. */
  readonly onCancel?: (() => void) | undefined
}

/** Approves or does not approve, with a comment. */
export function AnswerForm({ words: earlier, busy, problem, onAnswer, onCancel }: AnswerFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [words, setWords] = useState(earlier)
  const answer = (agrees: boolean) => !busy && onAnswer(agrees, words.trim())
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{t('approvals.words')}</label>
      <TextArea
        id={id}
        max={wordsLength}
        value={words}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => setWords(target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="primary" busy={busy} onClick={() => answer(true)}>
          {t('approvals.agree')}
        </Button>
        <Button busy={busy} onClick={() => answer(false)}>
          {t('approvals.decline')}
        </Button>
        {onCancel && (
          <Button look="subtle" onClick={onCancel}>
            {t('procedures.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
