import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useStartableTypes } from '../own-types.ts'
import { BeginFields } from './BeginFields.tsx'
import { onlyTypeOf, useBegin } from './use-begin.ts'

export interface BeginDialogProps {
  readonly onClose: () => void
  /** Name of the type to propose; by default the only one that the user may start. */
  readonly type?: string
}

/** The dialog for a new procedure (C-P01). */
export function BeginDialog({ onClose, type }: BeginDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const types = useStartableTypes()
  const beginning = useBegin({ type: type ?? onlyTypeOf(types), onClose })
  return (
    <Dialog
      size={720}
      title={t('procedures.begin.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={beginning.busy}>
            {t('procedures.begin.confirm')}
          </Button>
        </>
      }
    >
      <BeginFields types={types} form={form} beginning={beginning} />
    </Dialog>
  )
}
