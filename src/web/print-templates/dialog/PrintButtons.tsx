import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { countOf } from '../../cards/basket/basket.ts'
import type { BasketActionProps } from '../../cards/basket/basket-action.ts'
import { selectionOf } from '../../cards/bulk/use-bulk.ts'
import type { RecordAction } from '../../cards/record/view/record-slots.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'

const PrintCardDialog = lazy(async () => ({
  default: (await import('./PrintDialog.tsx')).PrintCardDialog,
}))

/** The entry of a record's menu that prints its card, for whoever may take it along. */
export const printAction = ({ permissions }: Pick<CardDeclaration, 'permissions'>): RecordAction => ({
  id: 'print',
  label: 'templates.print.cardAction',
  Icon: Printer,
  needs: { permissions: permissions.download },
  Dialog: PrintCardDialog,
})

const PrintDialog = lazy(async () => ({ default: (await import('./PrintDialog.tsx')).PrintDialog }))

/** Prints a procedure: its papers, and those of its objects. */
export function PrintProcedure({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { id, type, objectsCount } = procedure
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('templates.print.action')}
      </Button>
      {open && (
        <Suspense>
          <PrintDialog
            prints={{ kind: 'procedure', id, type, count: objectsCount }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

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
