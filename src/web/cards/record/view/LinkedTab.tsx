import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../card-area.ts'
import { LinkButtons } from '../../links/LinkButtons.tsx'
import { LinkedGroup } from '../../links/LinkedGroup.tsx'
import styles from './Record.module.css'

/** The linked records, by type and relation; a link is shown on both sides (C-K08). */
export function LinkedTab({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButtons area={area} card={card} />
      {card.relatedEntities.length === 0 && <p className={styles.nothing}>{t('cards.record.noLinks')}</p>}
      {card.relatedEntities.map(group => (
        <LinkedGroup key={group.id} area={area} card={card} group={group} />
      ))}
    </>
  )
}
