import { useTranslation } from 'react-i18next'
import { listAccepted } from '#model/api/licences.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Section } from '../Section.tsx'
import styles from './Licence.module.css'
import { useMuseumList } from './use-museum-list.ts'

/** Which versions of the documents the museum agreed to, by whom and when (acceptance row P-U09). */
export function AcceptedDocuments() {
  const { t } = useTranslation()
  const dates = useDates()
  const { data: documents } = useMuseumList(listAccepted)
  return (
    <Section title={t('licence.documents.title')}>
      {documents?.length === 0 && <p className={styles.none}>{t('licence.documents.none')}</p>}
      <ul className={styles.list}>
        {documents?.map(({ kind, version, title, name, acceptedAt }) => (
          <li key={`${kind} ${version} ${acceptedAt}`} className={styles.entry}>
            <span className={styles.name}>{title}</span>
            <Badge>{t('licence.documents.version', { version })}</Badge>
            <span className={styles.about}>
              {t('licence.documents.about', { date: dates.day(acceptedAt), name })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
