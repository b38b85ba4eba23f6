import { useTranslation } from 'react-i18next'
import { useAccount } from '../licence/use-account.ts'
import { UsedSpace } from '../profile/licence/UsedSpace.tsx'
import { HomeBlock } from './HomeBlock.tsx'

/** How much of the museum's space is used, and by what. */
export function SpaceUsed() {
  const { t } = useTranslation()
  const query = useAccount()
  return (
    <HomeBlock title={t('licence.account.space')} query={query} lines={1}>
      {query.data && <UsedSpace account={query.data} />}
    </HomeBlock>
  )
}
