import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormOfType, listFormRules, makeList } from '#model/api/form-rules.ts'
import { type BranchExit, branchExits } from '#model/engine/form-rules.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { refreshTerms } from '../../vocabularies/terms.ts'
import styles from './Forms.module.css'

export interface NewListDialogProps {
  readonly type: string
  /** Version of the saved form. */
  readonly version: number
  readonly kind: string
  readonly path: string
  /** Name of the field. */
  readonly field: string
  readonly vocabulary: VocabularyCode
  readonly onMade: (form: FormOfType) => void
  readonly onClose: () => void
}

/** Makes a list of terms of the museum's own, which a field offers alone. It is saved at once. */
export function NewListDialog(props: NewListDialogProps) {
  const { type, version, kind, path, field, vocabulary, onMade, onClose } = props
  const { t } = useTranslation()
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState('')
  const [lines, setLines] = useState('')
  const [exit, setExit] = useState<BranchExit>('closed')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call(makeList, {
        params: { type },
        body: { version, kind, path, name: name.trim(), terms: lines.split('\n'), exit },
      }),
    async onSuccess(form) {
      notices.add('success', 'settings.forms.lists.made', { name: name.trim() })
      onMade(form)
      onClose()
      await client.invalidateQueries({ queryKey: [listFormRules.name] })
      await refreshTerms(client, vocabulary)
    },
    onError(failure) {
      if (!(failure instanceof CallError) || Object.keys(failure.fields).length === 0)
        notices.add('error', wordsForFailure(failure))
    },
  })
  const wrong = (at: string) => {
    const words = error instanceof CallError ? error.fields[at] : undefined
    return words === undefined ? undefined : serverWords(words)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !isPending) mutate()
  }
  return (
    <Dialog
      title={t('settings.forms.lists.title', { field })}
      size={560}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} disabled={name.trim() === ''} busy={isPending}>
            {t('settings.forms.lists.make')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.newList} onSubmit={submit} noValidate>
        <p>{t('settings.forms.lists.text', { vocabulary: t(`vocabularies.names.${vocabulary}`) })}</p>
        <FormRow label={t('settings.forms.lists.name')} required problem={wrong('name')}>
          <TextInput
            data-autofocus
            value={name}
            autoComplete="off"
            maxLength={vocabularies[vocabulary].termMaxLength}
            onChange={({ target }) => {
              reset()
              setName(target.value)
            }}
          />
        </FormRow>
        <FormRow
          label={t('settings.forms.lists.terms')}
          hint={t('settings.forms.lists.termsHint')}
          problem={wrong('names') ?? wrong('terms')}
        >
          <TextArea
            rows={6}
            value={lines}
            onChange={({ target }) => {
              reset()
              setLines(target.value)
            }}
          />
        </FormRow>
        <FormRow label={t('settings.forms.lists.exit')}>
          <Select
            options={branchExits.map(value => ({ value, label: t(`settings.forms.exits.${value}`) }))}
            value={exit}
            onChange={({ target }) => setExit(branchExits.find(value => value === target.value) ?? 'closed')}
          />
        </FormRow>
      </form>
    </Dialog>
  )
}
