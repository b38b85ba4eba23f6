import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import type { TemplateDraft } from './use-template-draft.ts'

/** What is unsaved or wrong, and the ways on. */
export function EditorBar({ draft }: { readonly draft: TemplateDraft }) {
  const { t } = useTranslation()
  const { isChanged, isSaving, faults, undo, discard, save, draft: now } = draft
  const isNamed = now.name.trim() !== ''
  const status = isSaving
    ? t('cards.form.saving')
    : faults.size > 0
      ? t('templates.editor.problems', { count: faults.size })
      : isChanged
        ? t('templates.editor.changed')
        : t('cards.form.saved')
  return (
    <SaveBar label={t('cards.form.bar')} changed={isChanged} status={status}>
      {undo && (
        <Button look="subtle" onClick={undo}>
          <Undo2 size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('templates.editor.undo')}
        </Button>
      )}
      {isChanged && (
        <Button disabled={isSaving} onClick={discard}>
          {t('templates.editor.discard')}
        </Button>
      )}
      <Button
        look="primary"
        busy={isSaving}
        disabled={!isChanged || faults.size > 0 || !isNamed}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={save}
      >
        {t('templates.editor.save')}
      </Button>
    </SaveBar>
  )
}
