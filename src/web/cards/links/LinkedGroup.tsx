import { Link } from '@tanstack/react-router'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, RelatedGroup } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { CardArea } from '../card-area.ts'
import { useSettled } from '../data/use-settled.ts'
import { AssociationRow } from './AssociationRow.tsx'
import { GroupTitle } from './GroupTitle.tsx'
import { LinkedItems } from './LinkedItems.tsx'
import styles from './Links.module.css'
import { useItemActions } from './use-item-actions.tsx'
import { useRelated } from './use-related.ts'

interface GroupOriginProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly group: RelatedGroup
}

/** Names the field that makes links: they are changed there, not here. */
function GroupOrigin({ area, card, group: { field } }: GroupOriginProps) {
  const { t } = useTranslation()
  if (!field) return null
  return (
    <p className={styles.origin}>
      {t(field.own ? 'links.fromOwnField' : 'links.fromTheirField', { field: field.label })}{' '}
      {field.own && card.abilities.edit && (
        <Link to={area.editPath(card.id)} hash={field.path.replace(/\/.*/, '')}>
          {t('links.editField')}
        </Link>
      )}
    </p>
  )
}

interface GroupFilterProps {
  readonly text: string
  readonly onType: (text: string) => void
  /** Number of records that match the search; absent without a search. */
  readonly found: number | undefined
}

/** Narrows a long group of linked cards to those with some words. */
function GroupFilter({ text, onType, found }: GroupFilterProps) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  return (
    <div className={styles.filter}>
      <TextInput
        type="search"
        value={text}
        aria-label={t('links.filter')}
        placeholder={t('links.filter')}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
      <p className={styles.small} role="status">
        {found === 0 && t('links.none')}
        {found !== undefined && found > 0 && t('links.found', { count: found, shown: format.format(found) })}
      </p>
    </div>
  )
}

/** Association 'NOT SET' (C-K09). */
const unset = '1'

interface AssociationDialogProps {
  readonly group: RelatedGroup
  readonly busy: boolean
  readonly onChoose: (association: string) => void
  readonly onClose: () => void
}

/** A dialog to change the relation of linked records. */
function AssociationDialog({ group, busy, onChoose, onClose }: AssociationDialogProps) {
  const { t } = useTranslation()
  const { id } = group.association
  const [association, setAssociation] = useState<string | undefined>(id === unset ? undefined : id)
  return (
    <Dialog
      title={t('links.changeAssociation')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={(association ?? unset) === id}
            onClick={() => onChoose(association ?? unset)}
          >
            {t('links.change')}
          </Button>
        </>
      }
    >
      <AssociationRow value={association} onChange={setAssociation} autoFocus />
    </Dialog>
  )
}

export interface LinkedGroupProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly group: RelatedGroup
}

/** Records linked in the same way, with the available actions; further ones are loaded page by page. */
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
