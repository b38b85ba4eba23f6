import { useTranslation } from 'react-i18next'
import { RemoveSampleData } from '../sample-data/RemoveSampleData.tsx'
import { useSampleData } from '../sample-data/use-sample-data.ts'
import { Button } from '../ui/Button.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

/** The sample data of the museum: offered to a new one, and taken away again by one act (F-W10). */
export function SampleDataBlock() {
  const { t } = useTranslation()
  const { data, add, remove, busy } = useSampleData()
  if (!data || (data.state === 'NONE' && !data.offered)) return null
  const isIn = data.state === 'THERE' || data.state === 'REMOVING'
  return (
    <HomeBlock title={t('sampleData.title')}>
      <p className={styles.quiet}>{t(isIn ? 'sampleData.there' : 'sampleData.offerText')}</p>
      <div className={styles.sampleActions}>
        {isIn && <RemoveSampleData data={data} busy={busy} onRemove={remove} />}
        {data.state === 'ADDING' && <Button busy>{t('sampleData.adding')}</Button>}
        {data.offered && (
          <Button busy={busy} onClick={add}>
            {t(isIn ? 'sampleData.rest' : 'sampleData.offer')}
          </Button>
        )}
      </div>
    </HomeBlock>
  )
}
