import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/record-types.ts'
import { selectionOf } from '../../../cards/bulk/use-bulk.ts'
import { countOf } from '../../../cards/selection/basket.ts'
import { useBasket } from '../../../cards/selection/use-basket.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import styles from './Add.module.css'
import type { SourceProps } from './given.ts'

/** What one has put into one's basket. */
export function BasketSource({ type, onGiven }: SourceProps & { readonly type: CardType }) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const { basket } = useBasket(type)
  const count = countOf(basket)
  useEffect(
    () => onGiven(count > 0 ? { kind: 'selection', selection: selectionOf(basket), count } : undefined),
    [basket, count, onGiven],
  )
  return (
    <p className={styles.said}>
      {count === 0
        ? t('procedureObjects.add.basketEmpty')
        : t('procedureObjects.add.basketCount', { count, shown: format.format(count) })}
    </p>
  )
}
