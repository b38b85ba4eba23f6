import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import { displayName } from '#model/display-name.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'

/** True in a session that changes nothing of the account. */
export const isAccountClosed = ({ bound, passkeyDemanded }: CurrentUser): boolean => bound || passkeyDemanded

/** Why a part of the profile is closed in a session that leaves the account alone. */
export function AccountNote() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const by = currentUser?.loggedAsBy
  return (
    <Banner kind="info" role="note" inset>
      {by
        ? t('security.bound.asOther', { name: displayName(currentUser) })
        : t(`security.bound.${currentUser?.bound ? 'singleSignOn' : 'passkey'}`)}
    </Banner>
  )
}
