import { useTranslation } from 'react-i18next'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { TrialRibbon, TrialTag } from '../../ui/TrialRibbon.tsx'
import { narrow, useMediaQuery } from '../../ui/use-media-query.ts'

/** The diagonal band of trial licences at the end of a page (P-S11). Narrow windows show a tag in the top bar in its place. */
export function TrialBand({ place = 'page' }: { readonly place?: 'page' | 'bar' }) {
  const { t } = useTranslation()
  const museum = useMuseum()
  const inBar = useMediaQuery(narrow)
  if (museum?.licence.type !== 'TRIAL' || inBar !== (place === 'bar')) return null
  const text = t('shell.trial.band')
  return inBar ? <TrialTag text={text} /> : <TrialRibbon text={text} />
}
