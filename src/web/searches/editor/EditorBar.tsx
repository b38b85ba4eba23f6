import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import styles from './Editor.module.css'

interface EditorBarProps {
  /** There is a saved search behind it. */
  readonly isSaved: boolean
  readonly mayChange: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Lines have to be mended before it can be saved. */
  readonly mustMend: boolean
  readonly isFilled: boolean
  readonly isAsked: boolean
  readonly onShow: () => void
  readonly onCopy: () => void
  readonly onSave: () => void
}

/** How far the search is saved, and what can be done with it. */
export function EditorBar({
  isSaved,
  mayChange,
  isDirty,
  isSaving,
  mustMend,
  isFilled,
  isAsked,
  onShow,
  onCopy,
  onSave,
}: EditorBarProps) {
  const { t } = useTranslation()
  const state = isDirty ? 'unsavedState' : isSaved ? 'savedState' : 'newState'
  return (
    <div className={styles.bar}>
      <SaveBar
        label={t('searches.editor.actions')}
        changed={isDirty}
        status={t(`searches.editor.${mustMend ? 'mendLines' : state}`)}
      >
        <Button disabled={!isAsked} onClick={onShow}>
          {t('searches.editor.showList')}
        </Button>
        {isSaved && (
          <Button look={mayChange ? 'default' : 'primary'} busy={isSaving} onClick={onCopy}>
            {t('searches.editor.saveCopy')}
          </Button>
        )}
        {mayChange && (
          <Button look="primary" busy={isSaving} disabled={!isDirty || !isFilled} onClick={onSave}>
            {t('searches.editor.save')}
          </Button>
        )}
      </SaveBar>
    </div>
  )
}
