import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../platform/client.ts'
import { useSession } from '../platform/session/use-session.ts'
import { createStore, useStore } from '../platform/store.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ChangedTermsDialog } from './ChangedTermsDialog.tsx'
import { useOutdatedTerms } from './use-account.ts'

/** True when the notice about changed terms was dismissed; it comes back with the next sign-in, and stays in the profile. */
export const termsNoticeDismissed = createStore(false)

session.onCleared(() => termsNoticeDismissed.set(() => false))

/** A notice to administrators that a document their museum agreed to has a newer version (P-U09). It blocks nothing. */
export function ChangedTerms() {
  const { t } = useTranslation()
  const { isAccountExpired, loggedAs } = useSession()
  const dismissed = useStore(termsNoticeDismissed)
  const [open, setOpen] = useState(false)
  const kinds = useOutdatedTerms()
  // Users cannot agree on behalf of another; and ordering a plan includes reading the newest documents.
  if (kinds.length === 0 || isAccountExpired || loggedAs) return null
  return (
    <>
      {!dismissed && (
        <Banner
          kind="info"
          actions={
            <>
              <Button onClick={() => setOpen(true)}>{t('licence.outdated.read')}</Button>
              <IconButton
                label={t('licence.outdated.later')}
                onClick={() => termsNoticeDismissed.set(() => true)}
              >
                <X size={17} />
              </IconButton>
            </>
          }
        >
          {t('licence.outdated.title')}
        </Banner>
      )}
      {open && <ChangedTermsDialog kinds={kinds} onClose={() => setOpen(false)} />}
    </>
  )
}
