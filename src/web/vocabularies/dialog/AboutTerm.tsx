import { useTranslation } from 'react-i18next'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import styles from './TermDialog.module.css'

/** dd.m.yyyy (specification 001, section 3). */
const added = (moment: string): string => {
  const date = new Date(moment)
  return `${String(date.getDate()).padStart(2, '0')}.${date.getMonth() + 1}.${date.getFullYear()}`
}

/** Where a term stands, and since when and from where it is there. */
export function AboutTerm({ term }: { readonly term: Term | undefined }) {
  const { t } = useTranslation()
  if (!term) return null
  const { path, source, creationDate, properties } = term
  return (
    <p className={styles.about}>
      {[
        path.map(({ name }) => name).join(' > '),
        properties.prefix && t('vocabularyPicker.termPrefix', { prefix: properties.prefix }),
        source
          ? t('vocabularyPicker.addedFrom', { date: added(creationDate), source })
          : t('vocabularyPicker.added', { date: added(creationDate) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
