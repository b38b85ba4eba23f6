import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, ClipboardPlus, FolderDown, FolderPlus, ListChecks, ShoppingBasket } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { type ListSearch, wantedOf } from '../../cards/data/list-search.ts'
import { facetsQuery } from '../../cards/data/page-query.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { emptyBasket, mostPicked, withItems } from '../../cards/selection/basket.ts'
import { rowsBetween } from '../../cards/selection/rows-between.ts'
import { useBasket } from '../../cards/selection/use-basket.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { notices } from '../../platform/notices/notices.ts'
import { permissionsAbout } from '../../procedures/add-to/use-procedures-about.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'

/** The area whose records group those of this one (collections group objects), for users who may add to them. */
function useGathering({ type, declaration }: CardArea): CardArea | undefined {
  const gathering = cardAreas.find(area => area.declaration.members?.type === type)
  const mayLink = useCan({ permissions: gathering?.declaration.permissions.link ?? [] })
  const mayChange = useCan({ permissions: declaration.permissions.update })
  return mayLink && mayChange ? gathering : undefined
}

const itemOf = ({ id, number, title, thumbnailUrl }: CardRow) => ({ id, number, title, thumbnailUrl })

/**
 * Collects the results of a list or a search: record by record in the basket, as many as it holds, or all of them as a selection of the list.
 * @param address the list that shows the same
 */
function useKeep(area: CardArea, wanted: ListSearch, address: ListSearch) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const found = useFoundWords(area)
  const { set } = useBasket(area.type)
  const count = async () => (await client.fetchQuery(facetsQuery(area, wanted))).totalSize
  const onError = () => notices.add('error', 'searches.saved.keep.failed')

  const putInBasket = useMutation({
    async mutationFn() {
      const total = await count()
      const most = Math.min(total, mostPicked)
      const rows = most === 0 ? [] : await rowsBetween(client, area, wanted, 0, most - 1)
      set(basket => withItems(basket.kind === 'picked' ? basket : emptyBasket, rows.map(itemOf)))
      return { total, kept: rows.length }
    },
    onSuccess({ total, kept }) {
      notices.add('success', 'searches.saved.keep.inBasket', { found: found(kept) })
      if (total > kept) notices.add('info', 'searches.saved.keep.tooMany', { max: mostPicked })
    },
    onError,
  })
  const selectAll = useMutation({
    mutationFn: count,
    onSuccess(total) {
      set(() => ({ kind: 'all', ...wantedOf(wanted), total, isAtLeast: false }))
      void navigate({ to: area.listPath, search: { ...address } })
    },
    onError,
  })
  return { putInBasket, selectAll }
}

const CollectDialog = lazy(async () => ({ default: (await import('./CollectDialog.tsx')).CollectDialog }))

const ProcedureDialog = lazy(async () => ({
  default: (await import('../../procedures/add-to/ProcedureDialog.tsx')).ProcedureDialog,
}))

interface KeepMenuProps {
  readonly area: CardArea
  /** The records to keep. */
  readonly wanted: ListSearch
  /** The list that shows them. */
  readonly address: ListSearch
}

/** Adds results to the basket, to a collection or to a procedure, or selects all of them (C-Q07). */
export function KeepMenu({ area, wanted, address }: KeepMenuProps) {
  const { t } = useTranslation()
  const [collecting, setCollecting] = useState(false)
  const [adding, setAdding] = useState(false)
  const permissions = permissionsAbout(area.type)
  const mayAdd = useCan({ permissions }) && permissions.length > 0
  const gathering = useGathering(area)
  const { putInBasket, selectAll } = useKeep(area, wanted, address)
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  return (
    <>
      <Menu
        target={
          <Button look="subtle" busy={putInBasket.isPending || selectAll.isPending}>
            <FolderDown {...icon} />
            <span>{t('searches.saved.keep.button')}</span>
            <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
          </Button>
        }
        sections={[
          {
            id: 'keep',
            items: [
              {
                id: 'basket',
                label: t('searches.saved.keep.basket'),
                icon: <ShoppingBasket {...icon} />,
                onSelect: () => putInBasket.mutate(),
              },
              ...(gathering
                ? [
                    {
                      id: 'collection',
                      label: t('searches.saved.keep.collection'),
                      icon: <FolderPlus {...icon} />,
                      onSelect: () => setCollecting(true),
                    },
                  ]
                : []),
              ...(mayAdd
                ? [
                    {
                      id: 'procedure',
                      label: t('procedureObjects.addTo.action'),
                      icon: <ClipboardPlus {...icon} />,
                      onSelect: () => setAdding(true),
                    },
                  ]
                : []),
              {
                id: 'select',
                label: t('searches.saved.keep.select'),
                icon: <ListChecks {...icon} />,
                onSelect: () => selectAll.mutate(),
              },
            ],
          },
        ]}
      />
      {adding && (
        <Suspense>
          <ProcedureDialog
            area={area}
            selection={wantedOf(wanted)}
            count={undefined}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      {collecting && gathering && (
        <Suspense>
          <CollectDialog
            area={area}
            gathering={gathering}
            wanted={wanted}
            onClose={() => setCollecting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
