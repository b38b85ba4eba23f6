import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../cards/card-area.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { askedOf } from '../saved/asked-of.ts'
import { useSearchActions } from '../saved/use-search-actions.ts'

export interface SaveSearchDialogProps {
  readonly area: CardArea
  readonly criteria: string
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

const longestName = 200

/** Gives a search that narrows a list a name, to be found again by. */
export function SaveSearchDialog({ area, criteria, onClose, onSaved }: SaveSearchDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const isNameless = name.trim() === ''
  const { mutate, isPending } = useSearchActions().create
  return (
    <Dialog
      title={t('searches.saved.save.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('searches.saved.save.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={isPending}>
            {t('searches.saved.band.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (isPending || isNameless) return
          mutate(
            { ...askedOf(area, criteria), name: name.trim(), shared },
            { onSuccess: saved => saved && onSaved(saved.id) },
          )
        }}
      >
        <FormRow
          label={t('searches.saved.save.name')}
          required
          problem={tried && isNameless ? t('searches.editor.nameNeeded') : undefined}
        >
          <TextInput
            data-autofocus
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FormRow>
        <Switch
          label={t('searches.saved.actions.share')}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </form>
    </Dialog>
  )
}
