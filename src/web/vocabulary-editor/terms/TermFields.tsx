import { useTranslation } from 'react-i18next'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { languages } from '#model/languages.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { AuthorityRows } from '../../vocabularies/add/AuthorityRows.tsx'
import { fieldsOf, nameFieldOf } from '../../vocabularies/add/authority-form.ts'
import type { TermForm } from './use-term-form.ts'

const others = ['notation', 'source', 'sourceUri'] as const

/** The names of a term in all languages, and what else is kept of it. */
export function TermFields({ term, form }: { readonly term: TermDetails; readonly form: TermForm }) {
  const { t } = useTranslation()
  const { texts, problems, set } = form
  const kind = term.authority?.kind
  const own = languageNames[term.language]
  return (
    <>
      <FormSection id="names" title={t('vocabularyEditor.form.names')}>
        {languages.map(language => (
          <FormRow
            key={language}
            label={languageNames[language]}
            required={language === term.language}
            problem={problems[`labels.${language}`]}
            {...(texts.labels[language].trim() === '' && {
              level: t('vocabularyEditor.form.missing'),
              hint: t('vocabularyEditor.form.fallback', { language: own }),
            })}
          >
            <TextInput
              lang={language}
              value={texts.labels[language]}
              maxLength={500}
              onChange={({ target }) => set({ labels: { ...texts.labels, [language]: target.value } })}
            />
          </FormRow>
        ))}
      </FormSection>
      {kind && (
        <FormSection id="authority" title={t(`vocabularyPicker.authority.kinds.${kind}`)}>
          <AuthorityRows
            kind={kind}
            fields={fieldsOf(kind).filter(field => field !== nameFieldOf(kind))}
            textOf={field => (field === 'name' ? '' : (texts.authority[field] ?? ''))}
            onText={(field, text) => set({ authority: { ...texts.authority, [field]: text } })}
            problemOf={field => problems[`authority.${field}`] ?? problems[field]}
          />
        </FormSection>
      )}
      <FormSection id="properties" title={t('vocabularyEditor.form.properties')}>
        <FormRow label={t('vocabularyEditor.form.use')}>
          <Switch
            checked={texts.assignable}
            label={t('vocabularyEditor.form.assignable')}
            hint={t('vocabularyEditor.form.assignableHint')}
            onChange={({ target }) => set({ assignable: target.checked })}
          />
        </FormRow>
        <FormRow label={t('vocabularyEditor.form.note')} problem={problems.note}>
          <TextArea value={texts.note} max={5000} onChange={({ target }) => set({ note: target.value })} />
        </FormRow>
        {others.map(field => (
          <FormRow key={field} label={t(`vocabularyEditor.form.${field}`)} problem={problems[field]}>
            <TextInput value={texts[field]} onChange={({ target }) => set({ [field]: target.value })} />
          </FormRow>
        ))}
      </FormSection>
    </>
  )
}
