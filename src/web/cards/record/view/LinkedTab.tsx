import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { cardTypeNamed } from '#model/cards/card-types.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CardArea } from '../../card-area.ts'
import { linkAddress } from '../../linked-cards.ts'
import { shownTitle } from '../../shown-title.ts'
import styles from './Record.module.css'
import { useRelated } from './use-related.ts'

/** The cards this one is linked with, by type and association; a link shows on both sides (acceptance row C-K08). */
export function LinkedTab({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  if (card.relatedEntities.length === 0) return <p className={styles.nothing}>{t('cards.record.noLinks')}</p>
  return card.relatedEntities.map(group => (
    <LinkedGroup key={group.id} area={area} cardId={card.id} group={group} />
  ))
}

interface LinkedGroupProps {
  readonly area: CardArea
  readonly cardId: string
  readonly group: RelatedGroup
}

function LinkedGroup({ area, cardId, group }: LinkedGroupProps) {
  const { t, i18n } = useTranslation()
  const { items, more, busy } = useRelated(area, cardId, group)
  const key = `cards.types.${cardTypeNamed(group.type.name)}`
  const type = i18n.exists(key) ? (t(key as TextKey) as string) : group.type.name
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        {type}
        <span className={styles.association}>{group.association.name}</span>
        <span className={styles.count}>{group.count}</span>
      </h3>
      <ul className={styles.items}>
        {items.map(item => (
          <LinkedItem key={item.id} item={item} />
        ))}
      </ul>
      {items.length < group.count && (
        <Button look="subtle" busy={busy} onClick={more}>
          {t('cards.record.moreLinked')}
        </Button>
      )}
    </section>
  )
}

function LinkedItem({ item }: { readonly item: LinkItem }) {
  const address = linkAddress({ id: item.id, type: item.type.name })
  const words = (
    <>
      <span className={styles.thumb}>
        {item.thumbnailUrl && <img src={item.thumbnailUrl} alt="" loading="lazy" />}
      </span>
      <span className={styles.words}>
        <span className={styles.itemTitle}>{shownTitle(item.title)}</span>
        <span className={styles.small}>{item.shortDescription}</span>
      </span>
    </>
  )
  return (
    <li>
      {address ? (
        <Link to={address} className={styles.item}>
          {words}
        </Link>
      ) : (
        <span className={styles.item}>{words}</span>
      )}
    </li>
  )
}
