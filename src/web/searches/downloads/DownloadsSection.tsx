import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  readDownload,
  removeDownload,
  repeatDownload,
  type SearchDownload,
} from '#model/api/searches/downloads.ts'
import { searchesPath } from '#model/navigation/search-paths.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { addressOf } from '../../platform/request/address.ts'
import { useExplainedAction } from '../../platform/request/use-action.ts'
import { Section } from '../../profile/Section.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Downloads.module.css'
import { downloadNotices, isUnderWay, useDownloads } from './downloads.ts'

const ended = ['DONE', 'FAILED', 'STOPPED'] as const
type Ended = (typeof ended)[number]

const tones: Readonly<Record<Ended, Tone>> = { DONE: 'success', FAILED: 'danger', STOPPED: 'neutral' }

interface DownloadLineProps {
  readonly download: SearchDownload
  readonly onChanged: () => void
}

/** One file: how far it has come, where it is fetched, or why it is not there. */
function DownloadLine({ download, onChanged }: DownloadLineProps) {
  const { t } = useTranslation()
  const space = useSpace()
  const moments = useMoments()
  const language = useLanguage()
  const { busy, refused, run } = useExplainedAction()
  const { id, filename, progress, bytes, failure, classId, createdAt, expiresAt } = download
  const params = { id }
  const runs = isUnderWay(download)
  const state = ended.find(each => each === download.state)
  const isThere = state === 'DONE' && bytes !== null
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const type = cardTypeOfId(classId)
  const facts = [
    ...(type ? [t(`${type}.words.plural`)] : []),
    ...(isThere
      ? [t('searchDownloads.cards', { count: progress.total, number: number(progress.total) })]
      : []),
    moments.short(createdAt),
    ...(isThere && expiresAt ? [t('searchDownloads.kept', { day: moments.short(expiresAt) })] : []),
  ]
  const remove = () =>
    run(async () => {
      const notify = downloadNotices(runs ? 'searchDownloads.stopped' : 'searchDownloads.removed')
      await call(removeDownload, { params }, { notify }).finally(onChanged)
    })
  const again = () =>
    run(async () => {
      const notify = downloadNotices('notification.requestDownloadFiles.success')
      await call(repeatDownload, { params }, { notify }).finally(onChanged)
    })
  return (
    <li className={styles.download}>
      <div className={styles.head}>
        <strong>{filename}</strong>
        {state && (
          <Badge tone={tones[state]} dot>
            {t(`searchDownloads.states.${state}`)}
          </Badge>
        )}
      </div>
      <p className={styles.quiet}>{facts.join(' · ')}</p>
      {failure && <p className={styles.failure}>{failure}</p>}
      {runs && (
        <ProgressBar
          label={filename}
          value={
            download.state === 'RUNNING' && progress.total > 0 ? progress.done / progress.total : undefined
          }
          text={
            download.state === 'WAITING'
              ? t('searchDownloads.waiting')
              : t('searchDownloads.progress', { done: number(progress.done), total: number(progress.total) })
          }
        />
      )}
      {refused && (
        <Banner kind="danger" role="alert" inset>
          {refused.message}
        </Banner>
      )}
      <div className={styles.buttons}>
        {isThere && (
          <ButtonLink href={addressOf(readDownload, { params })} download>
            {t('searchDownloads.fetch', { size: space(bytes) })}
          </ButtonLink>
        )}
        {!runs && (
          <Button look={isThere ? 'subtle' : 'default'} busy={busy} onClick={() => void again()}>
            {t('searchDownloads.again')}
          </Button>
        )}
        <Button look={runs ? 'default' : 'subtle'} busy={busy} onClick={() => void remove()}>
          {t(runs ? 'searchDownloads.stop' : 'searchDownloads.remove')}
        </Button>
      </div>
    </li>
  )
}

/** Files with search results: in preparation, and ready to download. */
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
