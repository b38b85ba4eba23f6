import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TemplateRead, templateFields } from '#model/api/print-templates.ts'
import { type Language, languages } from '#model/languages.ts'
import { useEditorKeys } from '../../cards/record/edit/use-editor-keys.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TemplatePreview } from '../preview/TemplatePreview.tsx'
import { DocumentForm } from './document/DocumentForm.tsx'
import styles from './Editor.module.css'
import { EditorBar } from './EditorBar.tsx'
import { EditorContext } from './editor-context.ts'
import { LabelForm } from './label/LabelForm.tsx'
import { PartForm } from './PartForm.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

const forms = { label: LabelForm, document: DocumentForm } as const
/** Without room for both beside each other, either the template or what it looks like is in view. */
const oneColumn = '(max-width: 1099.98px)'
const views = ['edit', 'preview'] as const
/** Where one is in a template at first. */
const scopes = { label: 'each', document: 'whole' } as const

/** Changes a template of the museum, beside what it looks like on a real card (acceptance row C-P12). */
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
  useEditorKeys(save, save)
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
              // Out of sight nothing is made.
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
