import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Dialogs.module.css'
import type { useTermAction } from './use-term-action.ts'

export interface ActionDialogProps {
  readonly title: string
  readonly submit: string
  readonly look?: 'primary' | 'danger'
  readonly action: ReturnType<typeof useTermAction>
  readonly disabled?: boolean
  readonly size?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before something is done with a term, and says why it could not be done. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, submit, look = 'primary', action, disabled = false, size, onClose, children } = props
  const { t } = useTranslation()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(size !== undefined && { size })}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('vocabularyPicker.cancel')}
          </Button>
          <Button look={look} busy={action.isPending} disabled={disabled} onClick={action.run}>
            {submit}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {children}
        {action.problem !== undefined && (
          <Banner kind="danger" role="alert" inset>
            {action.problem === 'unreachable' ? t('common.unreachable') : action.problem}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
