import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Term, TermDetails } from '#model/api/vocabularies/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ParentPicker } from '../../vocabularies/add/ParentPicker.tsx'
import { shownName } from '../../vocabularies/shown-name.ts'
import styles from './Dialogs.module.css'
import type { Place } from './use-move-term.ts'

export interface MoveDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
  readonly onMove: (place: Place) => void
}

/** Chooses below which other term a term is to stand; all below it goes along. */
export function MoveDialog({ term, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation()
  const [parent, setParent] = useState<Term>()
  const isInside = parent && (parent.id === term.id || parent.path.some(({ id }) => id === term.id))
  const isSame = (parent?.id ?? null) === term.parentId
  return (
    <Dialog
      title={t('vocabularyEditor.move.title', { term: shownName(term) })}
      closeLabel={t('common.close')}
      size={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          <Button
            look="primary"
            disabled={isInside || isSame}
            onClick={() => {
              onMove({ parentId: parent?.id ?? null })
              onClose()
            }}
          >
            {t('vocabularyEditor.move.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t('vocabularyEditor.move.text')}</p>
        <ParentPicker
          browsed={{ code: term.code as VocabularyCode, language: useLanguage() }}
          parent={parent}
          onParent={setParent}
          problem={isInside ? t('vocabularies.errors.cycle') : undefined}
        />
      </div>
    </Dialog>
  )
}
