import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newSearchPath } from '#model/navigation/search-paths.ts'
import styles from './Searches.module.css'

/** Leads to the editor with a search that asks nothing yet. */
export function NewSearchLink() {
  const { t } = useTranslation()
  return (
    <Link to={newSearchPath} className={styles.new}>
      <Plus size={16} strokeWidth={2} aria-hidden="true" />
      {t('searches.saved.new')}
    </Link>
  )
}
