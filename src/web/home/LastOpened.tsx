import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLastOpened } from '../platform/use-last-opened.ts'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

const shown = 5

/** Ways back to what one looked at last; not there before one has looked at anything. */
export function LastOpened() {
  const { t } = useTranslation()
  const pages = useLastOpened().slice(0, shown)
  if (pages.length === 0) return null
  return (
    <HomeBlock title={t('home.opened')}>
      <ul className={styles.lines}>
        {pages.map(({ path, title, number }) => (
          <li key={path}>
            <Link to={path} className={styles.cardLink}>
              <span className={styles.cardName}>
                <span>{title || number}</span>
                {title !== '' && number !== '' && <small>{number}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeBlock>
  )
}
