import { MapPinned } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BasketActionProps } from '../cards/basket/basket-action.ts'
import { selectionOf } from '../cards/bulk/use-bulk.ts'
import { countOf } from '../cards/selection/basket.ts'
import { useCan } from '../platform/access/use-can.ts'
import { Button } from '../ui/Button.tsx'
import { movesOf } from './moves-of.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** Moves records of a list: those selected, or all that it shows. */
export function MoveButton({ area, basket }: BasketActionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = useCan({ permissions: area.declaration.permissions.update })
  const moves = movesOf(area.declaration)
  if (!moves || !may) return null
  return (
    <>
      <Button look="subtle" onClick={() => setOpen(true)}>
        <MapPinned size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('cards.moving.action')}
      </Button>
      {open && (
        <Suspense>
          <MoveDialog
            area={area}
            moves={moves}
            selection={selectionOf(basket)}
            count={basket.kind === 'all' && basket.isAtLeast ? undefined : countOf(basket)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
