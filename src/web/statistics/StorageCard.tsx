import { useTranslation } from 'react-i18next'
import { spaceShares } from '#model/licences/used-space.ts'
import { useAccount } from '../licence/use-account.ts'
import { useSpace } from '../licence/use-space.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { ShareBar } from '../ui/charts/ShareBar.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { ChartCard } from './ChartCard.tsx'
import styles from './Statistics.module.css'
import { useNumberWords } from './use-number-words.ts'

/** Nearly full. */
const tight = 0.9

/** What the space of the museum is used for, of how much there is. */
export function StorageCard() {
  const { t } = useTranslation()
  const space = useSpace()
  const words = useNumberWords()
  const query = useAccount()
  const { data } = query
  if (query.isError && !data) return <LoadFailed retry={() => query.refetch()} />
  if (!data) return <div className={styles.waiting} />
  const { usedSpace, storageLimit, usedFor } = data
  const values = spaceShares
    .map(share => ({ id: share, label: t(`licence.account.shares.${share}`), value: usedFor[share] }))
    .filter(({ value }) => value > 0)
  return (
    <ChartCard title={t('licence.account.space')} name={t('licence.account.space')} values={values}>
      <div className={styles.storage}>
        {storageLimit !== null && (
          <ProgressBar
            label={t('licence.account.space')}
            value={usedSpace / storageLimit}
            text={t('licence.account.spaceOf', { used: space(usedSpace), total: space(storageLimit) })}
            tone={usedSpace >= storageLimit * tight ? 'danger' : 'accent'}
          />
        )}
        {values.length > 0 && (
          <ShareBar label={t('licence.account.space')} values={values} format={space} share={words.share} />
        )}
      </div>
    </ChartCard>
  )
}
