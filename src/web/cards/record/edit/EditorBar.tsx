import { useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SaveBar } from '../../../ui/form/SaveBar.tsx'
import type { CardArea } from '../../card-area.ts'
import { isNewCard } from '../../data/new-card.ts'
import type { CardForm } from '../../form/card-form.ts'
import { namesIn, withNames } from '../../form/names.ts'
import type { CardLock } from './use-lock.ts'
import type { Saving } from './use-save.ts'

export interface EditorBarProps {
  readonly area: CardArea
  readonly cardId: string
  readonly form: CardForm
  readonly saving: Saving
  readonly lock: CardLock
  /** Saving is no longer possible. */
  readonly readOnly: boolean
  readonly onSave: () => Promise<void>
}

/** The bar with unsaved changes and the buttons to save or leave. */
export function EditorBar({ area, cardId, form, saving, lock, readOnly, onSave }: EditorBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asking, ask] = useState(false)
  const { changes } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const count = changes.length
  const mine = lock.state.kind === 'mine'
  const { trouble } = saving
  const status = saving.busy
    ? t('cards.form.saving')
    : trouble
      ? t(`cards.form.trouble.${trouble}`)
      : mine && lock.unreachable
        ? t('cards.lock.noConnection')
        : lock.state.kind === 'taking'
          ? t('cards.lock.taking')
          : count > 0
            ? t('cards.form.unsaved', { count })
            : mine && !isNewCard(cardId) && t('cards.form.saved')
  const discard = () => {
    ask(false)
    const base = form.base()
    form.replace(withNames(area.declaration, base, namesIn(area.declaration, form.values.all(), base)), base)
  }
  return (
    <SaveBar
      label={t('cards.form.bar')}
      status={status}
      changed={count > 0}
      trouble={Boolean(trouble) || (mine && lock.unreachable)}
    >
      {count > 0 && mine ? (
        <Button onClick={() => ask(true)} disabled={saving.busy}>
          {t('cards.form.discard')}
        </Button>
      ) : (
        <Button
          onClick={() => void navigate({ to: isNewCard(cardId) ? area.listPath : area.recordPath(cardId) })}
        >
          {t('cards.form.close')}
        </Button>
      )}
      <Button
        look="primary"
        title={t('cards.form.keys')}
        aria-keyshortcuts="Control+S Meta+S"
        disabled={!mine || readOnly || count === 0}
        busy={saving.busy}
        onClick={() => void onSave()}
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
