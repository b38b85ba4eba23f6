import { useTranslation } from 'react-i18next'
import type { ImportAnswer } from '#model/api/imports.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from '../Import.module.css'

/** What became of the terms that an import had added, once it was taken back. */
export function UndoneTerms({ undone }: { readonly undone: ImportAnswer['undoneTerms'] }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { removed = 0, kept = 0 } = undone ?? {}
  const told = [
    removed > 0 && t('import.undo.termsRemoved', { count: removed, shown: numbers.format(removed) }),
    kept > 0 && t('import.undo.termsKept', { count: kept, shown: numbers.format(kept) }),
  ].filter(text => text !== false)
  if (told.length === 0) return null
  return <p className={styles.intro}>{told.map(text => `${text}.`).join(' ')}</p>
}
