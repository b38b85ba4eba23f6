import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from './ListPage.module.css'

export interface ListTotalProps {
  readonly total: number
  readonly isAtLeast: boolean
  readonly isLoading: boolean
}

/** How many match; read out when it changes. */
export function ListTotal({ total, isAtLeast, isLoading }: ListTotalProps) {
  const { t } = useTranslation()
  const shown = new Intl.NumberFormat(useLanguage()).format(total)
  const words = isAtLeast
    ? t('cardList.object.countAtLeast', { shown })
    : t('cardList.object.count', { shown, count: total })
  return (
    <p className={`${styles.total} numbers`} role="status">
      {!isLoading && words}
    </p>
  )
}
