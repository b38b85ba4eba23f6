import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOperations } from '#model/api/operations.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { type ListSearch, wantedOf } from '../../cards/data/list-search.ts'
import { facetsQuery } from '../../cards/data/page-query.ts'
import { CardChooser } from '../../cards/links/CardChooser.tsx'
import type { ChosenCard } from '../../cards/links/chosen-card.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { tellEnd } from '../../platform/operations/follow-operation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface CollectDialogProps {
  /** The cards that are put in, and where to. */
  readonly area: CardArea
  readonly gathering: CardArea
  readonly wanted: ListSearch
  readonly onClose: () => void
}

/**
 * Puts all that was found into a collection, one that is there or a new one. However many they are: it is one bulk action, with progress
 * and an undo like any other.
 */
export function CollectDialog({ area, gathering, wanted, onClose }: CollectDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const found = useFoundWords(area)
  const [chosen, setChosen] = useState<ChosenCard>()
  const { data } = useQuery(facetsQuery(area, wanted))
  const { members } = gathering.declaration
  const { mutate, isPending } = useMutation({
    async mutationFn({ id }: ChosenCard) {
      if (!members) return
      const action = { kind: 'add', path: members.list, value: [{ [members.link]: { id } }] } as const
      const started = await call(area.endpoints.bulk, { body: { selection: wantedOf(wanted), action } })
      void tellEnd(client, started, { done: 'cardList.bulk.done', partly: 'cardList.bulk.donePartly' })
    },
    async onSuccess(_done, { title }) {
      notices.add('success', 'searches.saved.collect.started', { name: shownTitle(title) })
      onClose()
      await client.invalidateQueries({ queryKey: [listOperations.name] })
    },
    onError: () => notices.add('error', 'searches.saved.collect.failed'),
  })
  return (
    <Dialog
      title={t('searches.saved.collect.title', { found: data ? found(data.totalSize) : '…' })}
      size={640}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('searches.saved.collect.cancel')}</Button>
          <Button
            look="primary"
            busy={isPending}
            disabled={!chosen || data?.totalSize === 0}
            onClick={() => chosen && mutate(chosen)}
          >
            {chosen
              ? t('searches.saved.collect.start', { name: shownTitle(chosen.title) })
              : t('searches.saved.collect.none')}
          </Button>
        </>
      }
    >
      <p>{t('searches.saved.collect.text')}</p>
      <CardChooser
        others={gathering}
        chosen={new Map(chosen ? [[chosen.id, chosen]] : [])}
        onToggle={card => setChosen(now => (now?.id === card.id ? undefined : card))}
      />
    </Dialog>
  )
}
