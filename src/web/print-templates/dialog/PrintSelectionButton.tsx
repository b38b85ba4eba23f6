import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countOf } from '../../cards/basket/basket.ts'
import type { BasketActionProps } from '../../cards/basket/basket-action.ts'
import { selectionOf } from '../../cards/bulk/use-bulk.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'

const PrintDialog = lazy(async () => ({ default: (await import('./PrintDialog.tsx')).PrintDialog }))

/** Prints what is picked in a list (acceptance rows C-K16, C-P12). */
export function PrintSelectionButton({ area, basket }: BasketActionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { declaration } = area
  if (!useCan({ permissions: declaration.permissions.download })) return null
  return (
    <>
      <Button look="subtle" onClick={() => setOpen(true)}>
        {t('templates.print.action')}
      </Button>
      {open && (
        <Suspense>
          <PrintDialog
            prints={{
              kind: 'cards',
              declaration,
              selection: selectionOf(basket),
              count: countOf(basket),
              isAtLeast: basket.kind === 'all' && basket.isAtLeast,
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
