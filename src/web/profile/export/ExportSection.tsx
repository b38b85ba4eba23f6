import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import profile from '../ProfilePage.module.css'
import { Section } from '../Section.tsx'
import { ArchiveLine } from './ArchiveLine.tsx'
import { BeginExport } from './BeginExport.tsx'
import styles from './Export.module.css'
import { RunningExport } from './RunningExport.tsx'
import { isUnderWay, useExports } from './use-exports.ts'

const contents = ['cards', 'vocabularies', 'history', 'files', 'museum', 'bibliography', 'checksums'] as const

/** Everything of the museum to take along: what is inside, one being made, and those that are there. */
export function ExportSection() {
  const { t } = useTranslation()
  const { tenantId, exports, size, isError, refetch } = useExports()
  const running = exports?.find(isUnderWay)
  const ended = exports?.filter(each => !isUnderWay(each)) ?? []
  const changed = () => void refetch()
  return (
    <>
      <Section title={t('museumExport.title')} lead={t('museumExport.lead')}>
        <h3 className={styles.subtitle}>{t('museumExport.inside')}</h3>
        <ul className={styles.contents}>
          {contents.map(key => (
            <li key={key}>{t(`museumExport.contents.${key}`)}</li>
          ))}
        </ul>
        {running ? (
          <RunningExport tenantId={tenantId} archive={running} onChanged={changed} />
        ) : size ? (
          <BeginExport tenantId={tenantId} size={size} onBegun={changed} />
        ) : (
          !isError && <Skeleton width={30} />
        )}
      </Section>
      <Section title={t('museumExport.archives')}>
        {isError && !exports && (
          <Banner
            kind="danger"
            role="alert"
            inset
            actions={<Button onClick={changed}>{t('museumExport.again')}</Button>}
          >
            {t('museumExport.notLoaded')}
          </Banner>
        )}
        {exports && ended.length === 0 && <p className={profile.none}>{t('museumExport.none')}</p>}
        {ended.length > 0 && (
          <>
            <ul className={styles.archives}>
              {ended.map(archive => (
                <ArchiveLine key={archive.id} tenantId={tenantId} archive={archive} onChanged={changed} />
              ))}
            </ul>
            <p className={styles.quiet}>{t('museumExport.hint')}</p>
          </>
        )}
      </Section>
    </>
  )
}
