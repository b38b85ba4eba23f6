import { ChevronDown, ClipboardPlus, FolderDown, FolderPlus, ListChecks, ShoppingBasket } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../cards/card-area.ts'
import { type ListSearch, wantedOf } from '../../cards/list/list-search.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { editPermissions } from '../../procedures/add-to/use-editable-types.ts'
import { objectsArea } from '../../procedures/objects/objects-area.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useGathering } from './use-gathering.ts'
import { useKeep } from './use-keep.ts'

const CollectDialog = lazy(async () => ({ default: (await import('./CollectDialog.tsx')).CollectDialog }))

const AddToProcedureDialog = lazy(async () => ({
  default: (await import('../../procedures/add-to/AddToProcedureDialog.tsx')).AddToProcedureDialog,
}))

export interface KeepMenuProps {
  readonly area: CardArea
  /** Which cards. */
  readonly wanted: ListSearch
  /** The list that shows them. */
  readonly address: ListSearch
}

/** Keeps what was found: in the basket, in a collection or a procedure, as a selection of all (acceptance row C-Q07). */
export function KeepMenu({ area, wanted, address }: KeepMenuProps) {
  const { t } = useTranslation()
  const [collecting, setCollecting] = useState(false)
  const [adding, setAdding] = useState(false)
  const mayAdd = useCan({ permissions: editPermissions }) && area.type === objectsArea?.type
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
          <AddToProcedureDialog
            given={{ kind: 'selection', selection: wantedOf(wanted) }}
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
