import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { CardType } from '#model/record-types.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { startPermissions } from '../own-types.ts'

const BeginDialog = lazy(async () => ({ default: (await import('./BeginDialog.tsx')).BeginDialog }))

export interface BeginButtonProps {
  /** The address requests it: the dialog is open initially. */
  readonly asked?: boolean
  readonly onClosed?: () => void
  /** The suggested type. */
  readonly type?: CardType
}

/** The button that starts a procedure; absent for people who may not start any. */
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
      {(open || asked) && (
        <Suspense>
          <BeginDialog onClose={close} {...(declaration && { type: declaration.name })} />
        </Suspense>
      )}
    </>
  )
}
