import { useTranslation } from 'react-i18next'
import { AuthTitles } from '../../login/AuthFrame.tsx'
import { PasskeyPart } from '../../profile/security/passkeys/PasskeyPart.tsx'
import { SecondFactorPart } from '../../profile/security/second-factor/SecondFactorPart.tsx'
import styles from './OperatorFactorFirst.module.css'

/** What an operator without a second factor does first: sets one up. */
export function OperatorFactorFirst() {
  const { t } = useTranslation()
  return (
    <>
      <AuthTitles title={t('security.secondFactor.demanded.title')} arrived>
        {t('security.secondFactor.demanded.operatorText')}
      </AuthTitles>
      <div className={styles.choices}>
        <section>
          <h2>{t('security.secondFactor.demanded.app')}</h2>
          <SecondFactorPart />
        </section>
        <section>
          <h2>{t('security.secondFactor.demanded.passkey')}</h2>
          <PasskeyPart />
        </section>
      </div>
    </>
  )
}
