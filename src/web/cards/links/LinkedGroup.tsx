import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, RelatedGroup } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { CardArea } from '../card-area.ts'
import { useSettled } from '../data/use-settled.ts'
import { AssociationDialog } from './AssociationDialog.tsx'
import { GroupFilter } from './GroupFilter.tsx'
import { GroupOrigin } from './GroupOrigin.tsx'
import { GroupTitle } from './GroupTitle.tsx'
import { LinkedItems } from './LinkedItems.tsx'
import styles from './Links.module.css'
import { useItemActions } from './use-item-actions.tsx'
import { useRelated } from './use-related.ts'

export interface LinkedGroupProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly group: RelatedGroup
}

/** Cards that belong to this one in the same way, with what may be done about it; further ones come page by page. */
export function LinkedGroup({ area, card, group }: LinkedGroupProps) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const [ordering, setOrdering] = useState(false)
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const { items, count, hasMore, more, busy } = useRelated(area, card.id, group, q)
  const { actionsFor, associating, changes } = useItemActions(area, card, group)
  const isSearched = q !== ''
  const mayOrder = card.abilities.link && group.field === null && !isSearched && items.length > 1
  return (
    <section className={styles.group}>
      <Disclosure
        defaultOpen
        heading="h3"
        title={
          <span className={styles.groupTitle}>
            <GroupTitle group={group} />
            <span className={styles.count}>{format.format(group.count)}</span>
          </span>
        }
        end={
          mayOrder && (
            <IconButton
              label={t('links.reorder')}
              aria-pressed={ordering}
              onClick={() => setOrdering(!ordering)}
            >
              <ArrowUpDown size={16} strokeWidth={1.7} />
            </IconButton>
          )
        }
      >
        <GroupOrigin area={area} card={card} group={group} />
        {group.count > group.blockSize && (
          <GroupFilter text={text} onType={setText} found={isSearched && !busy ? count : undefined} />
        )}
        <LinkedItems
          items={items}
          actionsFor={actionsFor}
          {...(mayOrder && ordering && { onOrder: itemIds => changes.mutate({ kind: 'order', itemIds }) })}
        />
        {hasMore && (
          <Button look="subtle" busy={busy} onClick={more}>
            {t('cards.record.moreLinked')}
          </Button>
        )}
      </Disclosure>
      {associating.id !== undefined && (
        <AssociationDialog
          group={group}
          busy={changes.isPending}
          onClose={associating.close}
          onChoose={association =>
            changes.mutate(
              { kind: 'associate', itemIds: [associating.id ?? ''], association },
              { onSettled: associating.close },
            )
          }
        />
      )}
    </section>
  )
}
