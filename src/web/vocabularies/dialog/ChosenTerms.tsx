import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermRef } from '#model/kinds/values.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './TermDialog.module.css'

export interface ChosenTermsProps {
  readonly terms: readonly TermRef[]
  readonly onRemove: (id: string) => void
}

/** What is ticked, wherever in the vocabulary it stands. */
export function ChosenTerms({ terms, onRemove }: ChosenTermsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.chosen} aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>{t('vocabularyPicker.selected', { count: terms.length })}</h3>
      {terms.length === 0 && <p className={styles.none}>{t('vocabularyPicker.noneSelected')}</p>}
      <ul>
        {terms.map(({ id: term, name = term }) => (
          <li key={term}>
            <span>{name}</span>
            <IconButton label={t('vocabularyPicker.remove', { term: name })} onClick={() => onRemove(term)}>
              <X size={14} strokeWidth={1.8} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
