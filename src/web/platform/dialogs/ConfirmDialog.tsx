import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly submit: string
  /** Text of the button that leaves everything as it is; 'Cancel' without it. */
  readonly cancel?: string
  readonly look?: 'primary' | 'danger'
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks for confirmation before an action that affects a person immediately. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button data-autofocus onClick={props.onClose}>
            {props.cancel ?? t('users.cancel')}
          </Button>
          <Button look={props.look ?? 'danger'} busy={props.busy} onClick={props.onConfirm}>
            {props.submit}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
