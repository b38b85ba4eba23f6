import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

const longestName = 120

interface NameDialogProps {
  readonly title: string
  /** The name at the start. */
  readonly name: string
  readonly action: string
  readonly isBusy: boolean
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a template. */
export function NameDialog({ title, name: first, action, isBusy, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [name, setName] = useState(first)
  const [isAsked, setAsked] = useState(false)
  const wanted = name.trim()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('templates.list.cancel')}</Button>
          <Button type="submit" form={form} look="primary" busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setAsked(true)
          if (wanted !== '' && !isBusy) onName(wanted)
        }}
      >
        <TextField
          label={t('templates.list.name')}
          data-autofocus
          maxLength={longestName}
          value={name}
          problem={isAsked && wanted === '' ? t('templates.list.nameNeeded') : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
