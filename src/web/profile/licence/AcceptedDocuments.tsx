import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAccepted } from '#model/api/licences.ts'
import { ChangedTermsDialog } from '../../licence/ChangedTermsDialog.tsx'
import { useMuseumList } from '../../licence/use-museum-list.ts'
import { useOutdatedTerms } from '../../licence/use-outdated-terms.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import profile from '../ProfilePage.module.css'
import { Section } from '../Section.tsx'
import styles from './Licence.module.css'

/** Which versions of the documents the museum agreed to, by whom and when (acceptance row P-U09). */
export function AcceptedDocuments() {
  const { t } = useTranslation()
  const dates = useDates()
  const { loggedAs } = useSession()
  const [open, setOpen] = useState(false)
  const changed = useOutdatedTerms()
  const { data: documents } = useMuseumList(listAccepted)
  return (
    <Section title={t('licence.documents.title')}>
      {documents?.length === 0 && <p className={profile.none}>{t('licence.documents.none')}</p>}
      <ul className={styles.list}>
        {documents?.map(({ kind, version, title, name, acceptedAt, outdated }) => (
          <li key={`${kind} ${version} ${acceptedAt}`} className={styles.entry}>
            <span className={styles.name}>{title}</span>
            <span className={styles.badges}>
              {outdated && <Badge tone="info">{t('licence.outdated.badge')}</Badge>}
              <Badge>{t('licence.documents.version', { version })}</Badge>
            </span>
            <span className={styles.about}>
              {t('licence.documents.about', { date: dates.day(acceptedAt), name })}
            </span>
          </li>
        ))}
      </ul>
      {changed.length > 0 && !loggedAs && (
        <Button className={styles.order} onClick={() => setOpen(true)}>
          {t('licence.outdated.read')}
        </Button>
      )}
      {open && <ChangedTermsDialog kinds={changed} onClose={() => setOpen(false)} />}
    </Section>
  )
}
