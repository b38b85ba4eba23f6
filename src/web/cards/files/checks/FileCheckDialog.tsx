import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { readFileChecks } from '#model/api/files/checks.ts'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { linkAddress } from '../../linked-cards.ts'
import { shownTitle } from '../../shown-title.ts'
import styles from './FileChecks.module.css'

export interface FileCheckDialogProps {
  readonly checks: OutputOf<typeof readFileChecks>
  readonly onClose: () => void
}

/** The damaged files by name, with what is wrong with each, leading to their pages. */
export function FileCheckDialog({ checks: { files, damaged }, onClose }: FileCheckDialogProps) {
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
