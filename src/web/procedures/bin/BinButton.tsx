import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDeleteSome } from '#model/api/procedures/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'

const BinDrawer = lazy(async () => ({ default: (await import('./BinDrawer.tsx')).BinDrawer }))

/** The way to procedures that were deleted; whoever may not bring one back does not see it. */
export function BinButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!useCan(mayDeleteSome)) return null
  return (
    <>
      <Button look="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('procedures.bin.title')}
      </Button>
      {open && (
        <Suspense>
          <BinDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
