import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardForm } from '../../cards/form/card-form.ts'
import { namesIn, withNames } from '../../cards/form/names.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'

export interface FormBarProps {
  readonly form: CardForm
  readonly busy: boolean
  /** It was closed meanwhile: what was typed stays, and cannot be saved. */
  readonly readOnly: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** What is unsaved, and the ways on from here. */
export function FormBar({ form, busy, readOnly, onSave, onClose }: FormBarProps) {
  const { t } = useTranslation()
  const [asking, ask] = useState(false)
  const { changes } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const count = changes.length
  const discard = () => {
    ask(false)
    const base = form.base()
    form.replace(withNames(form.declaration, base, namesIn(form.declaration, form.values.all(), base)), base)
  }
  return (
    <SaveBar
      label={t('cards.form.bar')}
      changed={count > 0}
      status={
        busy ? t('cards.form.saving') : count > 0 ? t('cards.form.unsaved', { count }) : t('cards.form.saved')
      }
    >
      {count > 0 ? (
        <Button disabled={busy} onClick={() => ask(true)}>
          {t('cards.form.discard')}
        </Button>
      ) : (
        <Button onClick={onClose}>{t('cards.form.close')}</Button>
      )}
      <Button
        look="primary"
        title={t('cards.form.keys')}
        aria-keyshortcuts="Control+S Meta+S"
        disabled={count === 0 || readOnly}
        busy={busy}
        onClick={onSave}
      >
        {t('cards.form.save')}
      </Button>
      {asking && (
        <Dialog
          title={t('cards.form.discardDialog.title', { count })}
          onClose={() => ask(false)}
          actions={
            <>
              <Button data-autofocus onClick={() => ask(false)}>
                {t('cards.record.cancel')}
              </Button>
              <Button look="danger" onClick={discard}>
                {t('cards.form.discardDialog.confirm')}
              </Button>
            </>
          }
        >
          {t('cards.form.discardDialog.text')}
        </Dialog>
      )}
    </SaveBar>
  )
}
