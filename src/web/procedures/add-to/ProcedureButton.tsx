import { ClipboardPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BasketActionProps } from '../../cards/basket/basket-action.ts'
import { selectionOf } from '../../cards/bulk/use-bulk.ts'
import { countOf } from '../../cards/selection/basket.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { permissionsAbout } from './use-procedures-about.ts'

const ProcedureDialog = lazy(async () => ({
  default: (await import('./ProcedureDialog.tsx')).ProcedureDialog,
}))

/** Begins a procedure with records of a list, or adds them to one: those selected, or all that it shows. */
export function ProcedureButton({ area, basket }: BasketActionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const permissions = permissionsAbout(area.type)
  const may = useCan({ permissions })
  if (!may || permissions.length === 0) return null
  return (
    <>
      <Button look="subtle" onClick={() => setOpen(true)}>
        <ClipboardPlus size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('procedureObjects.addTo.action')}
      </Button>
      {open && (
        <Suspense>
          <ProcedureDialog
            area={area}
            selection={selectionOf(basket)}
            count={basket.kind === 'all' && basket.isAtLeast ? undefined : countOf(basket)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
