import { useTranslation } from 'react-i18next'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { shownName } from '../../vocabularies/shown-name.ts'
import { TermActions } from './TermActions.tsx'
import { TermFields } from './TermFields.tsx'
import styles from './TermPanel.module.css'
import type { Place, Steps } from './use-move-term.ts'
import { useTermForm } from './use-term-form.ts'

export interface TermEditorProps {
  readonly term: TermDetails
  readonly steps: Steps
  readonly onTerm: (id: string | undefined) => void
  readonly onMove: (place: Place) => void
}

/** A term to be renamed, described, moved, merged or taken out of use. */
export function TermEditor({ term, steps, onTerm, onMove }: TermEditorProps) {
  const { t } = useTranslation()
  const form = useTermForm(term)
  const { mergedIntoId } = term
  return (
    <form
      className={styles.editor}
      noValidate
      aria-label={shownName(term)}
      onSubmit={event => {
        event.preventDefault()
        form.save()
      }}
      onKeyDown={event => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        form.save()
      }}
    >
      <div className={styles.head}>
        {term.path.length > 0 && (
          <p className={styles.path}>{term.path.map(({ name }) => name).join(' > ')}</p>
        )}
        <h2>{shownName(term)}</h2>
        <div className={styles.badges}>
          {!term.assignable && <Badge>{t('vocabularyEditor.grouping')}</Badge>}
          {term.deprecated && (
            <Badge tone="warning">
              {t(mergedIntoId === null ? 'vocabularyPicker.deprecated' : 'vocabularyEditor.merged')}
            </Badge>
          )}
          {mergedIntoId !== null && (
            <button type="button" className={styles.link} onClick={() => onTerm(mergedIntoId)}>
              {t('vocabularyEditor.showMerged')}
            </button>
          )}
        </div>
        <TermActions term={term} steps={steps} onTerm={onTerm} onMove={onMove} />
      </div>
      <div className={styles.fields}>
        <TermFields term={term} form={form} />
      </div>
      <div className={styles.bar}>
        <SaveBar
          label={t('vocabularyEditor.saving')}
          status={t(form.isChanged ? 'vocabularyEditor.unsaved' : 'vocabularyEditor.allSaved')}
          changed={form.isChanged}
        >
          <Button disabled={!form.isChanged} onClick={form.discard}>
            {t('vocabularyEditor.discard')}
          </Button>
          <Button
            type="submit"
            look="primary"
            aria-keyshortcuts="Control+S Meta+S"
            disabled={!form.isChanged}
            busy={form.isSaving}
          >
            {t('vocabularyEditor.save')}
          </Button>
        </SaveBar>
      </div>
    </form>
  )
}
