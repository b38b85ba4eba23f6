import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#model/api/cards/shapes.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { BinDrawer } from '../../platform/bin/BinDrawer.tsx'
import { useBinPages } from '../../platform/bin/use-bin-pages.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useTimes } from '../../platform/times.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'

interface Binned {
  readonly id: string
  readonly title: string
  readonly evidence: readonly Evidence[]
}

/** Deleted cards, newest first, and the way back for each (C-K13). */
function useCardBin({ endpoints }: CardArea) {
  const client = useQueryClient()
  const pages = useBinPages([endpoints.bin.name], (page, options) =>
    call(endpoints.bin, { query: { page: String(page) } }, options),
  )
  const restoring = useMutation({
    mutationFn: (id: string) => call(endpoints.restore, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: async ({ heading }) => {
      notices.add('success', 'cardList.bin.restored', { title: shownTitle(heading) })
      void client.invalidateQueries({ queryKey: [endpoints.list.name] })
      await pages.refetch()
    },
  })
  const erasing = useMutation({
    mutationFn: ({ id }: Binned) => call(endpoints.erase, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: async (_gone, { title }) => {
      notices.add('success', 'cardList.bin.erased', { title: shownTitle(title) })
      await pages.refetch()
    },
  })
  return {
    pages,
    busy: pages.isFetching || restoring.isPending || erasing.isPending,
    restore: (id: string) => restoring.mutate(id),
    erase: (card: Binned) => erasing.mutate(card),
  }
}

interface Erasing {
  readonly card: Binned
  readonly leave: (act: () => void) => void
}

/** Cards that were deleted lately, to bring them back. */
export function CardBin({ area, onClose }: { readonly area: CardArea; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { pages, busy, restore, erase } = useCardBin(area)
  const [erasing, setErasing] = useState<Erasing>()
  const mayErase = useCan(area.endpoints.erase.access as Requirement)
  // Records that stay until a user decides need no note that evidence keeps them.
  const isKept = area.declaration.restoredByDeleters === true
  const stay = () => setErasing(undefined)
  const listed = (evidence: readonly Evidence[]) =>
    evidence.map(each => t(`cardList.bin.evidence.${each}`)).join(', ')
  return (
    <BinDrawer
      title={t('cardList.bin.title')}
      text={t(isKept ? 'cardList.bin.textOfKept' : 'cardList.bin.text')}
      empty={t('cardList.bin.empty')}
      pages={pages}
      busy={busy}
      onClose={onClose}
      words={({ number, title, deletedAt, deletedBy, evidence }) => (
        <>
          <span>{shownTitle(title)}</span>
          <span className="numbers">{number}</span>
          <span>{t('cardList.bin.deleted', { when: times.full(deletedAt), name: deletedBy })}</span>
          {!isKept && evidence.length > 0 && (
            <span>{t('cardList.bin.kept', { evidence: listed(evidence) })}</span>
          )}
        </>
      )}
      actions={(card, leave) => (
        <>
          <Button
            aria-label={t('cardList.bin.restoreOf', { title: shownTitle(card.title) })}
            aria-disabled={busy}
            onClick={() => leave(() => restore(card.id))}
          >
            {t('cardList.bin.restore')}
          </Button>
          {mayErase && (
            <Button
              look="subtle"
              aria-label={t('cardList.bin.eraseOf', { title: shownTitle(card.title) })}
              aria-disabled={busy}
              onClick={() => !busy && setErasing({ card, leave })}
            >
              {t('cardList.bin.erase')}
            </Button>
          )}
        </>
      )}
    >
      {erasing && (
        <Dialog
          title={t('cardList.bin.eraseTitle', { title: shownTitle(erasing.card.title) })}
          onClose={stay}
          actions={
            <>
              <Button data-autofocus onClick={stay}>
                {t('cardList.bin.cancel')}
              </Button>
              <Button
                look="danger"
                onClick={() => {
                  stay()
                  erasing.leave(() => erase(erasing.card))
                }}
              >
                {t('cardList.bin.erase')}
              </Button>
            </>
          }
        >
          <p>{t('cardList.bin.eraseText')}</p>
          {!isKept && erasing.card.evidence.length > 0 && (
            <p>{t('cardList.bin.eraseKept', { evidence: listed(erasing.card.evidence) })}</p>
          )}
        </Dialog>
      )}
    </BinDrawer>
  )
}
