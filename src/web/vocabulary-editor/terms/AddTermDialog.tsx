import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AddTermForm } from '../../vocabularies/add/AddTermForm.tsx'
import { useAddTerm } from '../../vocabularies/add/use-add-term.ts'

interface AddTermDialogProps {
  readonly code: VocabularyCode
  readonly below?: Term | undefined
  readonly onClose: () => void
  readonly onTerm: (id: string) => void
}

/** A new term from within the editor; it is opened when it is there. */
export function AddTermDialog({ code, below, onClose, onTerm }: AddTermDialogProps) {
  const { t } = useTranslation()
  const browsed = { code, language: useLanguage() }
  const adding = useAddTerm({ ...browsed, begun: { below }, onAdded: ({ id }) => onTerm(id) })
  const wasDone = useRef(false)
  useEffect(() => {
    if (adding.phase === 'done') wasDone.current = true
    if (adding.phase === 'closed' && wasDone.current) onClose()
  }, [adding.phase, onClose])
  return (
    <Dialog
      title={t('vocabularyPicker.add.open')}
      closeLabel={t('common.close')}
      size={680}
      onClose={onClose}
      actions={
        adding.phase === 'done' ? (
          <Button look="primary" onClick={onClose}>
            <Check size={16} strokeWidth={2} aria-hidden="true" />
            {t('vocabularyPicker.add.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
            <Button
              look="primary"
              disabled={!adding.canSubmit}
              busy={adding.phase === 'sending'}
              onClick={() => void adding.submit()}
            >
              {t('vocabularyPicker.add.submit')}
            </Button>
          </>
        )
      }
    >
      <AddTermForm adding={adding} browsed={browsed} />
    </Dialog>
  )
}
