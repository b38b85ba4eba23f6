import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { CardType } from '#model/record-types.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { BeginDialog } from './BeginDialog.tsx'
import { startPermissions } from './startable.ts'

export interface BeginButtonProps {
  /** The address asks for it: the dialog is open from the start. */
  readonly asked?: boolean
  readonly onClosed?: () => void
  /** The type that is proposed. */
  readonly type?: CardType
}

/** Begins a procedure; not there for who may begin none. */
export function BeginButton({ asked = false, onClosed, type }: BeginButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const declaration = procedureDeclarations.find(each => each.type === type)
  if (!useCan({ permissions: declaration?.permissions.create ?? startPermissions })) return null
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
      {(open || asked) && <BeginDialog onClose={close} {...(declaration && { type: declaration.name })} />}
    </>
  )
}
