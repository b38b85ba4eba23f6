import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './LoadFailed.module.css'

interface LoadFailedProps {
  /** Default: something went wrong. */
  readonly text?: string
  readonly retry: () => unknown
  /** In a line of text, where there is no room for a box. */
  readonly inline?: boolean
}

/** A message in place of data that could not be loaded, with a button to try again. */
export function LoadFailed({ text, retry, inline }: LoadFailedProps) {
  const { t } = useTranslation()
  const message = text ?? t('common.somethingWentWrong')
  if (inline)
    return (
      <span role="alert">
        {message}{' '}
        <Button look="subtle" className={styles.again} onClick={() => void retry()}>
          {t('common.tryAgain')}
        </Button>
      </span>
    )
  return (
    <Banner
      kind="danger"
      role="alert"
      inset
      actions={<Button onClick={() => void retry()}>{t('common.tryAgain')}</Button>}
    >
      {message}
    </Banner>
  )
}
