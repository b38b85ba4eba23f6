import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { searchesPath } from '#model/navigation/search-paths.ts'
import { Section } from '../../profile/Section.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DownloadLine } from './DownloadLine.tsx'
import styles from './Downloads.module.css'
import { useDownloads } from './use-downloads.ts'

/** Files of what searches found: those being prepared, and those that are there to be fetched. */
export function DownloadsSection() {
  const { t } = useTranslation()
  const { downloads, isError, refetch } = useDownloads()
  const changed = () => void refetch()
  return (
    <Section title={t('searchDownloads.title')} lead={t('searchDownloads.lead')}>
      {isError && !downloads && (
        <Banner
          kind="danger"
          role="alert"
          inset
          actions={<Button onClick={changed}>{t('searchDownloads.tryAgain')}</Button>}
        >
          {t('searchDownloads.notLoaded')}
        </Banner>
      )}
      {!isError && !downloads && <Skeleton width={30} />}
      {downloads?.length === 0 && (
        <div className={styles.none}>
          <strong>{t('searchDownloads.none')}</strong>
          <p>{t('searchDownloads.noneHint')}</p>
          <Link to={searchesPath}>{t('searchDownloads.toSearches')}</Link>
        </div>
      )}
      {downloads && downloads.length > 0 && (
        <ul className={styles.downloads}>
          {downloads.map(download => (
            <DownloadLine key={download.id} download={download} onChanged={changed} />
          ))}
        </ul>
      )}
    </Section>
  )
}
