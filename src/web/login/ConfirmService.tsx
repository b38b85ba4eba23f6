import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeSingleSignOn, type MuseumWithService } from '#model/api/single-sign-on.ts'
import { call } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Auth.module.css'
import { AuthTitles } from './AuthTitles.tsx'
import { Refusal } from './Refusal.tsx'
import { useRefusal } from './use-refusal.ts'
import { useWayOut } from './use-way-out.ts'

export interface ConfirmServiceProps {
  /** The museum that a link names. */
  readonly museumId: string
  /** Page to come back to. */
  readonly origin: string | undefined
  readonly onBack: () => void
}

/** A link may come from anyone: museum and service are named, and nobody leaves for the service without having agreed. */
export function ConfirmService({ museumId, origin, onBack }: ConfirmServiceProps) {
  const { t } = useTranslation()
  const [museum, setMuseum] = useState<MuseumWithService>()
  const { refusal, turn, attempt } = useRefusal()
  const { leaving, leaveFor } = useWayOut(attempt, origin)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void attempt(async () => setMuseum(await call(describeSingleSignOn, { params: { museumId } })))
  })
  return (
    <>
      {museum ? (
        <AuthTitles title={t('singleSignOn.confirmTitle', { museum: museum.name })} arrived>
          {t('singleSignOn.confirmText', { host: museum.host })}
        </AuthTitles>
      ) : (
        <AuthTitles title={t('singleSignOn.title')} />
      )}
      <div className={styles.form}>
        <Refusal words={refusal} turn={turn} />
        {museum && (
          <Button look="primary" wide busy={leaving} onClick={() => void leaveFor(museum.id)}>
            {t('singleSignOn.continueTo', { host: museum.host })}
          </Button>
        )}
      </div>
      <div role="status">{leaving && <p className={styles.leaving}>{t('singleSignOn.leaving')}</p>}</div>
      <p className={styles.links}>
        <Button look="subtle" className={styles.way} onClick={onBack}>
          {t('singleSignOn.backToPassword')}
        </Button>
      </p>
    </>
  )
}
