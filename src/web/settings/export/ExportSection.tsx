import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  beginMuseumExport,
  listMuseumExports,
  type MuseumExport,
  readMuseumArchive,
  removeMuseumExport,
} from '#model/api/museum-exports.ts'
import { localeOf } from '#model/languages.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { addressOf } from '../../platform/request/address.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { useExplainedAction } from '../../platform/request/use-action.ts'
import { useSession } from '../../platform/session/use-session.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Section } from '../../profile/Section.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Export.module.css'

/** Milliseconds between questions about an archive that is being made. */
const askEveryMs = 1500

const isUnderWay = ({ state }: MuseumExport): boolean => state === 'WAITING' || state === 'RUNNING'

/** Archives of everything of the current museum; asked after again and again while one is being made. */
function useExports() {
  const tenantId = useSession().currentMuseumId ?? ''
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listMuseumExports, { params: { tenantId } }),
    enabled: tenantId !== '',
    refetchInterval: ({ state }) => (state.data?.result.some(isUnderWay) ? askEveryMs : false),
  })
  return { tenantId, exports: data?.result, size: data?.size, isError, refetch }
}

interface StartExportProps {
  readonly tenantId: string
  readonly size: { readonly originals: number; readonly earlier: number }
  readonly onStarted: () => void
}

/** The size of the export, and the button that starts it. */
function StartExport({ tenantId, size, onStarted }: StartExportProps) {
  const { t } = useTranslation()
  const space = useSpace()
  const [originals, setOriginals] = useState(true)
  const [earlier, setEarlier] = useState(false)
  const { busy, refused, run } = useExplainedAction()
  const start = () =>
    run(async () => {
      const body = { originals, earlier: originals && earlier }
      await call(
        beginMuseumExport,
        { params: { tenantId }, body },
        { notify: onSuccess('museumExport.begun') },
      ).finally(onStarted)
    })
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.subtitle}>{t('museumExport.choice')}</legend>
      <Checkbox
        label={t('museumExport.originals', { size: space(size.originals) })}
        hint={originals ? undefined : t('museumExport.noOriginals')}
        checked={originals}
        onChange={event => setOriginals(event.currentTarget.checked)}
      />
      {size.earlier > 0 && (
        <Checkbox
          label={t('museumExport.earlier', { size: space(size.earlier) })}
          checked={originals && earlier}
          disabled={!originals}
          onChange={event => setEarlier(event.currentTarget.checked)}
        />
      )}
      {refused && (
        <Banner kind="danger" role="alert" inset>
          {refused.message}
        </Banner>
      )}
      <div>
        <Button look="primary" busy={busy} onClick={() => void start()}>
          {t('museumExport.begin')}
        </Button>
      </div>
    </fieldset>
  )
}

interface OneExportProps {
  readonly tenantId: string
  readonly archive: MuseumExport
  readonly onChanged: () => void
}

/** The progress of an export, and a button to stop it. */
function RunningExport({ tenantId, archive, onChanged }: OneExportProps) {
  const { t } = useTranslation()
  const { busy, run } = useExplainedAction()
  const { part, done, total } = archive.progress
  const share = total > 0 ? done / total : undefined
  const waits = archive.state === 'WAITING'
  const stop = () =>
    run(async () => {
      const params = { tenantId, id: archive.id }
      await call(removeMuseumExport, { params }, { notify: onSuccess('museumExport.stopped') }).finally(
        onChanged,
      )
    })
  return (
    <div className={styles.running}>
      <ProgressBar
        label={t('museumExport.running')}
        value={waits ? undefined : share}
        text={
          waits
            ? t('museumExport.waiting')
            : t('museumExport.progress', {
                part: t(`museumExport.parts.${part}`),
                percent: Math.floor((share ?? 0) * 100),
              })
        }
      />
      <Button busy={busy} onClick={() => void stop()}>
        {t('museumExport.stop')}
      </Button>
    </div>
  )
}

/** The checksum of an archive, to compare with that of the download. */
function ChecksumLine({ sha256 }: { readonly sha256: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setCopied(true),
      // No clipboard without HTTPS: it is there to be copied by hand.
      () => undefined,
    )
  return (
    <div className={styles.checksum}>
      <span>SHA-256</span>
      <code>{sha256}</code>
      <IconButton label={t(copied ? 'museumExport.copied' : 'museumExport.copy')} onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </IconButton>
    </div>
  )
}

const ended = ['DONE', 'FAILED', 'STOPPED'] as const
type Ended = (typeof ended)[number]

const tones: Readonly<Record<Ended, Tone>> = { DONE: 'success', FAILED: 'danger', STOPPED: 'neutral' }

const withWhat = ({ originals, earlier }: MuseumExport) =>
  originals ? (earlier ? 'withEarlier' : 'withFiles') : 'withoutFiles'

/** An archive that is there, or why it is not. */
function ArchiveLine({ tenantId, archive, onChanged }: OneExportProps) {
  const { t } = useTranslation()
  const space = useSpace()
  const dates = useDates()
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const { busy, run } = useExplainedAction()
  const { id, bytes, sha256, createdAt, askedBy, expiresAt, failure, problems } = archive
  const state = ended.find(each => each === archive.state) ?? 'STOPPED'
  const isThere = state === 'DONE' && bytes !== null && sha256 !== null
  const at = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(createdAt))
  const remove = async () => {
    await run(async () => {
      const params = { tenantId, id }
      await call(removeMuseumExport, { params }, { notify: onSuccess('museumExport.removed') }).finally(
        onChanged,
      )
    })
    setAsks(false)
  }
  return (
    <li className={styles.archive}>
      <div className={styles.head}>
        <strong>{t('museumExport.madeAt', { at, name: askedBy })}</strong>
        <Badge tone={tones[state]} dot>
          {t(`museumExport.states.${state}`)}
        </Badge>
      </div>
      <p className={styles.quiet}>
        {t(`museumExport.${withWhat(archive)}`)}
        {isThere && expiresAt && ` · ${t('museumExport.kept', { day: dates.day(expiresAt) })}`}
      </p>
      {failure && <p className={styles.failure}>{failure}</p>}
      {problems > 0 && <p className={styles.failure}>{t('museumExport.problems', { count: problems })}</p>}
      {isThere && <ChecksumLine sha256={sha256} />}
      <div className={styles.buttons}>
        {isThere && (
          <ButtonLink href={addressOf(readMuseumArchive, { params: { tenantId, id } })} download>
            {t('museumExport.download', { size: space(bytes) })}
          </ButtonLink>
        )}
        <Button look="subtle" busy={busy} onClick={() => (isThere ? setAsks(true) : void remove())}>
          {t('museumExport.remove')}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={t('museumExport.removeAsk')}
          submit={t('museumExport.remove')}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        >
          {t('museumExport.removeWhy')}
        </ConfirmDialog>
      )}
    </li>
  )
}

const contents = ['cards', 'vocabularies', 'history', 'files', 'museum', 'bibliography', 'checksums'] as const

/** The export of all data: its contents, the archive in preparation, and finished ones. */
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
          <StartExport tenantId={tenantId} size={size} onStarted={changed} />
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
