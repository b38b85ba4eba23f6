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
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
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
/** Where one is in a template at first. */
const scopes = { label: 'each', document: 'whole' } as const

/** Changes a template of the museum, beside what it looks like on a real card (acceptance row C-P12). */
export function TemplateEditor({ template }: { readonly template: TemplateRead }) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const [language, setLanguage] = useState<Language>(shown)
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
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.form}>
            <VisuallyHidden>
              <h1 tabIndex={-1}>{editing.base.name}</h1>
            </VisuallyHidden>
            {theirs && (
              <Banner
                kind="warning"
                role="alert"
                inset
                actions={
                  <div className={styles.ways}>
                    <Button onClick={editing.takeTheirs}>{t('templates.editor.takeTheirs')}</Button>
                    <Button onClick={editing.keepMine}>{t('templates.editor.keepMine')}</Button>
                  </div>
                }
              >
                {t('templates.editor.conflict', { person: theirs.updatedBy ?? '', version: theirs.version })}
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
          <TemplatePreview template={whole} kind={template.kind} about={template.about} language={language} />
        </div>
        <EditorBar draft={editing} />
      </div>
    </EditorContext>
  )
}
