import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { Button } from '../../ui/Button.tsx'

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
