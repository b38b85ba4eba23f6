import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { BeginDialog } from './BeginDialog.tsx'
import { startPermissions } from './startable.ts'

export interface BeginButtonProps {
  /** The address asks for it: the dialog is open from the start. */
  readonly asked?: boolean
  readonly onClosed?: () => void
}

/** Begins a procedure; not there for who may begin none. */
export function BeginButton({ asked = false, onClosed }: BeginButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!useCan({ permissions: startPermissions })) return null
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {t('procedures.begin.button')}
      </Button>
      {(open || asked) && <BeginDialog onClose={close} />}
    </>
  )
}
