import { useTranslation } from 'react-i18next'
import type { Account } from '#model/api/licences.ts'
import { spaceShares } from '#model/licences/used-space.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from './Licence.module.css'

/** Nearly full. */
const tight = 0.9

/** The space in use, by purpose. */
export function UsedSpace({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const space = useSpace()
  const { usedSpace, storageLimit, usedFor } = account
  const used = space(usedSpace)
  const shares = spaceShares.filter(share => usedFor[share] > 0)
  return (
    <div className={styles.space}>
      {storageLimit === null ? (
        <span>{t('licence.account.spaceUsed', { used })}</span>
      ) : (
        <ProgressBar
          label={t('licence.account.space')}
          value={usedSpace / storageLimit}
          text={t('licence.account.spaceOf', { used, total: space(storageLimit) })}
          tone={usedSpace >= storageLimit * tight ? 'danger' : 'accent'}
        />
      )}
      {shares.length > 0 && (
        <ul className={styles.shares}>
          {shares.map(share => (
            <li key={share}>
              {t(`licence.account.shares.${share}`)} <span className="numbers">{space(usedFor[share])}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
