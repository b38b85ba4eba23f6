import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TemplateRead, templateFields } from '#model/api/print-templates.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TemplatePreview } from '../preview/TemplatePreview.tsx'
import { DocumentForm } from './document/DocumentForm.tsx'
import styles from './Editor.module.css'
import { EditorContext } from './editor-context.ts'
import { LabelForm } from './label/LabelForm.tsx'
import { PartForm } from './PartForm.tsx'
import { type TemplateDraft, useTemplateDraft } from './use-template-draft.ts'

/** Unsaved changes and problems, and the actions on the template. */
function EditorBar({ draft }: { readonly draft: TemplateDraft }) {
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

const forms = { label: LabelForm, document: DocumentForm } as const
/** Without room for both, either the template or its preview is shown. */
const oneColumn = '(max-width: 1099.98px)'
const views = ['edit', 'preview'] as const
/** The scope at the top level of each kind of template. */
const scopes = { label: 'each', document: 'whole' } as const

/** Edits a template of the museum, beside a preview with a real record (C-P12). */
export function TemplateEditor({ template }: { readonly template: TemplateRead }) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const [language, setLanguage] = useState<Language>(shown)
  const [view, setView] = useState<(typeof views)[number]>('edit')
  const isNarrow = useMediaQuery(oneColumn)
  const shows = (part: typeof view) => !isNarrow || part === view
  const editing = useTemplateDraft(template)
  const { draft, whole, faults, theirs, change } = editing
  const fields = useQuery(endpointQuery(templateFields, { query: { about: template.about } }))
  const Form = forms[template.document.family]
  const save = () => {
    if (editing.isChanged && whole && !editing.isSaving) editing.save()
  }
  usePageActions(t('common.keys.form'), [
    { id: 'save', label: t('cards.form.save'), keys: 'mod+s', run: save },
  ])
  return (
    <EditorContext
      value={{
        groups: fields.data?.groups ?? [],
        language,
        faults,
        scope: scopes[template.document.family],
        PartForm,
      }}
    >
      <div className={styles.frame} data-fills>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{editing.base.name}</h1>
        </VisuallyHidden>
        <div className={styles.columns}>
          {isNarrow && (
            <SegmentedControl
              className={styles.views}
              label={t('templates.editor.view')}
              value={view}
              options={views.map(value => ({ value, label: t(`templates.editor.views.${value}`) }))}
              onChange={setView}
            />
          )}
          <div className={styles.form} hidden={!shows('edit')}>
            {theirs && (
              <Banner kind="warning" role="alert" inset>
                <p>
                  {t('templates.editor.conflict', {
                    person: theirs.updatedBy ?? '',
                    version: theirs.version,
                  })}
                </p>
                <div className={styles.ways}>
                  <Button onClick={editing.takeTheirs}>{t('templates.editor.takeTheirs')}</Button>
                  <Button onClick={editing.keepMine}>{t('templates.editor.keepMine')}</Button>
                </div>
              </Banner>
            )}
            <div className={styles.top}>
              <TextField
                label={t('templates.editor.name')}
                maxLength={120}
                value={draft.name}
                problem={draft.name.trim() === '' ? t('templates.list.nameNeeded') : undefined}
                onChange={({ target }) => change({ name: target.value })}
              />
              <SelectField
                label={t('templates.editor.languageOf')}
                value={language}
                options={languages.map(value => ({ value, label: languageNames[value] }))}
                onChange={({ target }) => setLanguage(target.value as Language)}
              />
            </div>
            <Form document={draft.document} onChange={document => change({ document })} />
          </div>
          <div className={styles.beside} hidden={!shows('preview')}>
            <TemplatePreview
              // No preview is rendered while hidden.
              template={shows('preview') ? whole : undefined}
              kind={template.kind}
              about={template.about}
              language={language}
            />
          </div>
        </div>
        <EditorBar draft={editing} />
      </div>
    </EditorContext>
  )
}
