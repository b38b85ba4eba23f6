import { useTranslation } from 'react-i18next'
import { displayName } from '#model/display-name.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'

/** Why a part of the profile is closed in a session that leaves the account alone. */
export function BoundNote() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const by = currentUser?.loggedAsBy
  return (
    <Banner kind="info" role="note" inset>
      {by
        ? t('security.bound.asOther', { name: displayName(currentUser) })
        : t('security.bound.singleSignOn')}
    </Banner>
  )
}
