import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { AssociationRow } from './AssociationRow.tsx'
import { CardChooser } from './CardChooser.tsx'
import { ChosenCards } from './ChosenCards.tsx'
import styles from './Links.module.css'
import { useLinkableAreas } from './linkable-areas.ts'
import { TypeChoice } from './TypeChoice.tsx'
import { useChosen } from './use-chosen.ts'
import { useRefreshLinks } from './use-refresh-links.ts'

export interface LinkDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly onClose: () => void
}

/** Links a record to others, of one or several types, with one association (acceptance rows C-K08, C-K09, C-S03). */
export function LinkDialog({ area, card, onClose }: LinkDialogProps) {
  const { t } = useTranslation()
  const areas = useLinkableAreas(area.type)
  const [type, setType] = useState(areas[0]?.type)
  const [association, setAssociation] = useState<string>()
  const { chosen, toggle } = useChosen()
  const refresh = useRefreshLinks(area, card.id)
  const others = areas.find(each => each.type === type)
  const params = { id: card.id }
  /** Removes the links that were made here, and no others. */
  const unlink = async (linked: readonly { readonly type: string; readonly itemIds: string[] }[]) => {
    for (const items of linked)
      await call(area.endpoints.unlinkItems, { params, body: { ...items, association: association ?? '0' } })
    await refresh()
    return undefined
  }
  const linking = useMutation({
    async mutationFn() {
      const linked: { readonly type: string; readonly itemIds: string[] }[] = []
      for (const [name, cards] of Map.groupBy(chosen.values(), each => each.type)) {
        const body = { type: name, itemIds: cards.map(({ id }) => id), ...(association && { association }) }
        const { changed } = await call(
          area.endpoints.linkItems,
          { params, body },
          { notify: genericOnFailure },
        )
        if (changed.length > 0) linked.push({ type: name, itemIds: changed })
      }
      return linked
    },
    onSuccess(linked) {
      if (linked.length === 0) notices.add('success', 'links.messages.itemsLinked')
      else offerUndo('links.messages.itemsLinked', {}, () => unlink(linked))
      onClose()
    },
    // Links made before a failure are shown, too.
    onSettled: refresh,
  })
  return (
    <Dialog
      title={t('links.title', { title: shownTitle(card.heading || card.number) })}
      size={640}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen.size === 0}
            busy={linking.isPending}
            onClick={() => linking.mutate()}
          >
            {chosen.size === 0 ? t('links.linkNone') : t('links.link', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {type && <TypeChoice areas={areas} value={type} onChange={setType} />}
        {others && (
          <CardChooser
            key={others.type}
            to={{ area, card }}
            others={others}
            chosen={chosen}
            onToggle={toggle}
          />
        )}
        <ChosenCards chosen={chosen} onToggle={toggle} />
        {/* A file is attached, without any further detail. */}
        {!area.declaration.uploaded && <AssociationRow value={association} onChange={setAssociation} />}
      </div>
    </Dialog>
  )
}
