import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLicenceEnd } from '../../licence/use-licence-end.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { session } from '../../platform/client.ts'
import { showUpgrade } from '../../platform/dialogs/dialogs.ts'
import { shorten } from '../../platform/i18n/in-sentence.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

/** True when the trial notice was dismissed; it returns at the next sign-in. */
const trialNoticeDismissed = createStore(false)

session.onCleared(() => trialNoticeDismissed.set(() => false))

/** Banners about the state of the museum and its licence (P-S10, P-S11). */
export function StateBanners() {
  const { t } = useTranslation()
  const { isAccountExpired } = useSession()
  const museum = useMuseum()
  const dismissed = useStore(trialNoticeDismissed)
  const dates = useDates()
  const moments = useMoments()
  const mayOrder = useCan({ roles: ['TENANT_ADMIN'] })
  useLicenceEnd()
  const upgrade = mayOrder && <Button onClick={() => showUpgrade()}>{t('licence.upgrade.title')}</Button>
  if (isAccountExpired) {
    return (
      <Banner kind="danger" role="alert" actions={upgrade}>
        {t('shell.expired')}
      </Banner>
    )
  }
  if (museum?.copy) {
    return (
      <Banner kind="warning" role="status">
        {t('shell.copy', { date: moments.short(museum.copy.asOf), end: dates.day(museum.copy.endsAt) })}
      </Banner>
    )
  }
  if (museum?.suspended) {
    return (
      <Banner kind="warning" role="alert">
        {t('shell.suspended', { reason: museum.suspended.reason })}
      </Banner>
    )
  }
  if (museum?.licence.type !== 'TRIAL' || dismissed) return null
  return (
    <Banner
      kind="warning"
      actions={
        <>
          {upgrade}
          <IconButton label={t('shell.trial.dismiss')} onClick={() => trialNoticeDismissed.set(() => true)}>
            <X size={17} />
          </IconButton>
        </>
      }
    >
      <span title={museum.organisationMainBody}>
        {t('shell.trial.notice', {
          museum: shorten(museum.organisationMainBody),
          date: dates.day(museum.licence.validTo),
        })}
      </span>
    </Banner>
  )
}
