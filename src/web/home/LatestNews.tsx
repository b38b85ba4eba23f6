import { useTranslation } from 'react-i18next'
import { newsPath } from '#model/navigation/news-path.ts'
import { NewsRow } from '../news/NewsRow.tsx'
import { useNewsPage } from '../news/use-news-page.ts'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

const shown = 4

/** The newest of the news that are for oneself. */
export function LatestNews() {
  const { t } = useTranslation()
  const { query, news } = useNewsPage({ size: shown })
  return (
    <HomeBlock
      title={t('home.news.title')}
      to={newsPath()}
      query={query}
      failed={t('home.news.failed')}
      empty={news.length === 0 && t('home.news.none')}
    >
      <ul className={styles.news}>
        {news.map(item => (
          <NewsRow key={item.id} news={item} />
        ))}
      </ul>
    </HomeBlock>
  )
}
