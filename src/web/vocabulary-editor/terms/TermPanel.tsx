import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readTerm } from '#model/api/vocabularies/reading.ts'
import type { Term, TermDetails } from '#model/api/vocabularies/shapes.ts'
import { languageNames, languages } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuthorityRows, fieldsOf, nameFieldOf } from '../../vocabularies/add/AuthorityRows.tsx'
import { shownName, termQuery } from '../../vocabularies/terms.ts'
import { GatheredBy } from './GatheredBy.tsx'
import { TermActions } from './TermActions.tsx'
import styles from './TermPanel.module.css'
import type { Place, Steps } from './use-move-term.ts'
import { type TermForm, useTermForm } from './use-term-form.ts'

const others = ['notation', 'source', 'sourceUri'] as const

/** The names of a term in all languages, and its other data. */
function TermFields({ term, form }: { readonly term: TermDetails; readonly form: TermForm }) {
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
      <FormSection id="alternatives" title={t('vocabularyEditor.form.alternatives')}>
        {languages.map(language => (
          <FormRow
            key={language}
            label={languageNames[language]}
            problem={problems[`alternatives.${language}`]}
            {...(language === languages[0] && { hint: t('vocabularyEditor.form.alternativesHint') })}
          >
            <TextArea
              lang={language}
              value={texts.alternatives[language]}
              max={5000}
              onChange={({ target }) =>
                set({ alternatives: { ...texts.alternatives, [language]: target.value } })
              }
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

interface TermEditorProps {
  readonly term: TermDetails
  readonly steps: Steps
  readonly onTerm: (id: string | undefined) => void
  readonly onMove: (place: Place) => void
}

/** A term to be renamed, described, moved, merged or retired. */
function TermEditor({ term, steps, onTerm, onMove }: TermEditorProps) {
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
        <GatheredBy code={term.code as VocabularyCode} id={term.id} />
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

interface TermPanelProps {
  readonly code: VocabularyCode
  readonly id: string
  readonly steps: (term: Term) => Steps
  readonly onTerm: (id: string | undefined) => void
  readonly onMove: (place: Place) => void
}

/** The open term with its data and actions. */
export function TermPanel({ code, id, steps, onTerm, onMove }: TermPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(termQuery(readTerm, { params: { id } }, useLanguage()))
  if (data && data.code === code)
    return <TermEditor term={data} steps={steps(data)} onTerm={onTerm} onMove={onMove} />
  if (data || (error instanceof CallError && error.status === 404))
    return <p className={styles.state}>{t('vocabularyEditor.gone')}</p>
  if (error)
    return (
      <div className={styles.state}>
        <p>{t('common.unreachable')}</p>
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </div>
    )
  return (
    <div className={styles.state}>
      <Skeleton width={24} />
    </div>
  )
}
