import { ChevronDown, FolderDown, FolderPlus, ListChecks, ShoppingBasket } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../cards/card-area.ts'
import type { ListSearch } from '../../cards/list/list-search.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useGathering } from './use-gathering.ts'
import { useKeep } from './use-keep.ts'

const CollectDialog = lazy(async () => ({ default: (await import('./CollectDialog.tsx')).CollectDialog }))

export interface KeepMenuProps {
  readonly area: CardArea
  /** Which cards. */
  readonly wanted: ListSearch
  /** The list that shows them. */
  readonly address: ListSearch
}

/** Keeps what was found: in the basket, in a collection, as a selection of all (acceptance row C-Q07). */
export function KeepMenu({ area, wanted, address }: KeepMenuProps) {
  const { t } = useTranslation()
  const [collecting, setCollecting] = useState(false)
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
