import { useTranslation } from 'react-i18next'
import styles from './Browse.module.css'

/** A to Z; nothing begins with Q (specification 001, section 4). */
const letters = [...'ABCDEFGHIJKLMNOPRSTUVWXYZ']

export interface LetterFilterProps {
  readonly value: string | undefined
  /** Chooses a letter; the chosen one again lets go of it. */
  readonly onToggle: (letter: string) => void
}

/** The first letters of a flat vocabulary's terms. */
export function LetterFilter({ value, onToggle }: LetterFilterProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div role="group" className={styles.letters} aria-label={t('vocabularyPicker.letters')}>
      {letters.map(letter => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          aria-pressed={letter === value}
          onClick={() => onToggle(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
