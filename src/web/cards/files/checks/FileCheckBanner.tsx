import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readFileChecks } from '#model/api/files/checks.ts'
import { hourMs } from '#model/dates/durations.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { linkAddress } from '../../linked-cards.ts'
import { shownTitle } from '../../shown-title.ts'
import styles from './FileChecks.module.css'

interface FileCheckDialogProps {
  readonly checks: OutputOf<typeof readFileChecks>
  readonly onClose: () => void
}

/** The damaged files by name, each with its fault and a link to its page. */
function FileCheckDialog({ checks: { files, damaged }, onClose }: FileCheckDialogProps) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Dialog title={t('attachments.checks.title')} size={620} onClose={onClose} closeLabel={t('common.close')}>
      <p>{t('attachments.checks.explain')}</p>
      <ul className={styles.files}>
        {files.map(({ file, name, problem, checkedAt }) => (
          <li key={`${file.id} ${name}`}>
            <Link to={linkAddress({ id: file.id, type: file.type.name }) ?? '/app'} onClick={onClose}>
              {shownTitle(file.title)}
            </Link>{' '}
            {t(`attachments.checks.problems.${problem}`)}
            <span className={styles.about}>
              {[
                name === file.title ? '' : name,
                t('attachments.checks.checkedAt', { date: dates.day(checkedAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {damaged > files.length && <p>{t('attachments.checks.more')}</p>}
    </Dialog>
  )
}

/** A banner that warns administrators on every page that stored files are damaged. */
export function FileCheckBanner() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const administrates = useCan({ roles: ['TENANT_ADMIN'] })
  const { data } = useQuery({
    ...endpointQuery(readFileChecks, {}),
    enabled: administrates,
    staleTime: hourMs,
    retry: false,
  })
  if (!administrates || !data || data.damaged === 0) return null
  return (
    <>
      <Banner
        kind="danger"
        role="alert"
        actions={<Button onClick={() => setOpen(true)}>{t('attachments.checks.show')}</Button>}
      >
        {t('attachments.checks.banner', { count: data.damaged })}
      </Banner>
      {open && <FileCheckDialog checks={data} onClose={() => setOpen(false)} />}
    </>
  )
}
