import { useTranslation } from 'react-i18next'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { TrialTag } from '../../ui/TrialTag.tsx'

/** The diagonal band of trial licences, in the top bar (P-S11). */
export function TrialBand() {
  const { t } = useTranslation()
  const museum = useMuseum()
  return museum?.licence.type === 'TRIAL' ? <TrialTag text={t('shell.trial.band')} /> : null
}
