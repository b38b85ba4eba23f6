import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readNews } from '#model/api/news.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Notifications.module.css'

/** News of the platform, as its operators wrote them; nothing where there are none. */
export function NewsList() {
  const { t } = useTranslation()
  const dates = useDates()
  const { data } = useQuery(endpointQuery(readNews, {}))
  if (!data || data.result.length === 0) return null
  return (
    <>
      <h2 className={classes(styles.title, styles.second)}>{t('operator.news.title')}</h2>
      <ul className={styles.news}>
        {data.result.map(({ id, title, body, language, publishedAt }) => (
          <li key={id} lang={language}>
            <strong>{title}</strong>
            <time dateTime={publishedAt}>{dates.day(publishedAt)}</time>
            {body && <p>{body}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
