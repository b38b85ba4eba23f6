import { CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type GuidePlace, guideAddress } from '#model/guide/chapters.ts'
import button from '../../ui/IconButton.module.css'
import { useGuidePlace } from './own-guide.ts'

/** A '?' that opens the guide at a place, in a tab of its own, so that nothing typed is lost. */
export function GuideLink({ place, tour }: { readonly place: GuidePlace; readonly tour?: string }) {
  const { t } = useTranslation()
  return (
    <a
      className={button.button}
      href={guideAddress(place)}
      target="_blank"
      rel="noopener"
      aria-label={t('guide.open')}
      title={t('guide.open')}
      data-tour={tour}
    >
      <CircleQuestionMark size={19} strokeWidth={1.6} aria-hidden="true" />
    </a>
  )
}

/** The '?' of the page in view, which its address or the page itself declares. */
export const PageGuideLink = () => <GuideLink place={useGuidePlace()} tour="help" />
