import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Citations.module.css'
import { StyleSelect } from './StyleSelect.tsx'

export interface CitationsSectionProps {
  readonly title: string
  /** True for citations formatted in a style. */
  readonly styled?: boolean
  readonly children: ReactNode
}

/** A section of a record for citations: its title, and the style with its control. */
export function CitationsSection({ title, styled = false, children }: CitationsSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {styled && (
          <div className={styles.style}>
            <StyleSelect />
          </div>
        )}
      </div>
      {children}
      {styled && (
        <p className={styles.by}>
          <a href="https://citationstyles.org/" target="_blank" rel="noreferrer">
            {t('citations.by')}
          </a>
        </p>
      )}
    </section>
  )
}
