import { useTranslation } from 'react-i18next'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { TrialRibbon } from '../../ui/TrialRibbon.tsx'

/** The diagonal band of trial licences (acceptance row P-S11). */
export function TrialBand() {
  const { t } = useTranslation()
  const museum = useMuseum()
  return museum?.licence.type === 'TRIAL' ? <TrialRibbon text={t('shell.trial.band')} /> : null
}
