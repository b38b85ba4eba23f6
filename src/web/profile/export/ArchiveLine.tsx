import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MuseumExport, readMuseumArchive, removeMuseumExport } from '#model/api/museum-exports.ts'
import { localeOf } from '#model/languages.ts'
import { useSpace } from '../../licence/use-space.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { addressOf } from '../../platform/request/address.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ConfirmDialog } from '../users/ConfirmDialog.tsx'
import { said, useUserAction } from '../users/use-user-action.ts'
import { ChecksumLine } from './ChecksumLine.tsx'
import styles from './Export.module.css'
import type { OneExportProps } from './RunningExport.tsx'

const ended = ['DONE', 'FAILED', 'STOPPED'] as const
type Ended = (typeof ended)[number]

const tones: Readonly<Record<Ended, Tone>> = { DONE: 'success', FAILED: 'danger', STOPPED: 'neutral' }

const withWhat = ({ originals, earlier }: MuseumExport) =>
  originals ? (earlier ? 'withEarlier' : 'withFiles') : 'withoutFiles'

/** An archive that is there, or why it is not. */
export function ArchiveLine({ tenantId, archive, onChanged }: OneExportProps) {
  const { t } = useTranslation()
  const space = useSpace()
  const dates = useDates()
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const { busy, run } = useUserAction()
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
      await call(removeMuseumExport, { params }, { notify: said('museumExport.removed') }).finally(onChanged)
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
