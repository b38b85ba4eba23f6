import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

export interface LoadFailedProps {
  /** Default: something went wrong. */
  readonly text?: string
  readonly retry: () => unknown
}

/** Stands where something should that could not be had, with the way to try again. */
export function LoadFailed({ text, retry }: LoadFailedProps) {
  const { t } = useTranslation()
  return (
    <Banner
      kind="danger"
      role="alert"
      inset
      actions={<Button onClick={() => void retry()}>{t('common.tryAgain')}</Button>}
    >
      {text ?? t('common.somethingWentWrong')}
    </Banner>
  )
}
