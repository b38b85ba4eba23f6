import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../card-area.ts'
import { cardWordKey } from '../../card-words.ts'
import { TypeIcon } from '../../TypeIcon.tsx'
import { typeOfCard } from '../../type-of-card.ts'
import styles from './Record.module.css'

/** What stands above the name of a card: its number, where its type is known by numbers; else what it is, and a number if it has one. */
export function RecordSign({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  if (area.declaration.numberPath !== undefined)
    return <p className={styles.number}>{card.number || t('cards.record.noNumber')}</p>
  const type = typeOfCard(area, card)
  return (
    <p className={styles.number}>
      <TypeIcon type={type} size={15} />
      {[t(cardWordKey(type, 'name')), card.number].filter(Boolean).join(' · ')}
    </p>
  )
}
