import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readRetention } from '#model/api/own-data.ts'
import { isOperated } from '#model/retention/retentions.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { RetentionTable } from '../../profile/own-data/RetentionTable.tsx'
import { lookAgainMs } from '../look-again-ms.ts'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { RetentionRow } from './RetentionRow.tsx'

/** How long what is kept in the whole installation: what operators set, and what they do not. */
export function RetentionArea() {
  const { t } = useTranslation()
  const { data } = useQuery({ ...endpointQuery(readRetention, {}), refetchInterval: lookAgainMs })
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('privacy.operator.title')}</h1>
      </div>
      <p className={styles.lead}>{t('privacy.operator.text')}</p>
      <ScrollTable
        label={t('privacy.operator.title')}
        heads={[{ label: t('privacy.what') }, { label: t('privacy.operator.days') }, { label: '' }]}
      >
        {data?.map(({ name, days }) =>
          isOperated(name) && days !== null ? <RetentionRow key={name} name={name} days={days} /> : null,
        )}
      </ScrollTable>
      <section className={styles.part} aria-labelledby="operator-fixed-retention">
        <h2 id="operator-fixed-retention">{t('privacy.operator.fixedTitle')}</h2>
        <RetentionTable label={t('privacy.operator.fixedTitle')} shown={name => !isOperated(name)} />
      </section>
    </>
  )
}
