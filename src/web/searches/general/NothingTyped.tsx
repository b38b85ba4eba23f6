import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Hints } from './Hints.tsx'
import styles from './Search.module.css'
import { searchPath } from './search-address.ts'
import type { RecentSearches } from './use-recent-searches.ts'

/** Before anything is typed: what one searched for lately, else what can be typed. */
export function NothingTyped({ recent }: { readonly recent: RecentSearches }) {
  const { t } = useTranslation()
  return (
    <>
      {recent.list.length > 0 && (
        <section className={styles.group}>
          <div className={styles.groupHead}>
            <h2>{t('generalSearch.recent.title')}</h2>
            <Button look="subtle" onClick={recent.clear}>
              {t('generalSearch.recent.clear')}
            </Button>
          </div>
          <ul className={styles.rows}>
            {recent.list.map(q => (
              <li key={q}>
                <Link to={searchPath} search={{ q }} className={styles.again} data-found="">
                  <History size={17} strokeWidth={1.6} aria-hidden="true" />
                  <span>{q}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Hints title={t('generalSearch.begin')} />
    </>
  )
}
