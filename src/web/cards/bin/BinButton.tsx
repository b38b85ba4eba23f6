import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'

const BinDrawer = lazy(async () => ({ default: (await import('./BinDrawer.tsx')).BinDrawer }))

/** The way to what was deleted; whoever may not bring it back does not see it (acceptance row C-K13). */
export function BinButton({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = useCan({ roles: ['TENANT_ADMIN'] })
  if (!may) return null
  return (
    <>
      <Button look="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('cardList.bin.title')}
      </Button>
      {open && (
        <Suspense>
          <BinDrawer area={area} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
