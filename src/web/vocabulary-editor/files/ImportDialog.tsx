import { useTranslation } from 'react-i18next'
import { importProfiles } from '#model/api/vocabularies/files.ts'
import { type Language, languages } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from '../terms/Dialogs.module.css'
import { acceptedEndings, isTable } from './import-format.ts'
import { type ImportProfile, useImport } from './use-import.ts'

export interface ImportDialogProps {
  readonly code: VocabularyCode
  readonly name: string
  readonly onClose: () => void
}

/** Brings terms in from a file; first it is said what would happen. */
export function ImportDialog({ code, name, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const run = useImport(code, () => {
    notices.add('success', 'vocabularyEditor.import.done')
    onClose()
  })
  const { file, problem, counting, importing, failure } = run
  const counted = counting.data
  const nothing = counted !== undefined && counted.created + counted.updated === 0
  return (
    <Dialog
      title={t('vocabularyEditor.import.title', { name })}
      closeLabel={t('common.close')}
      size={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          {counted ? (
            <Button
              look="primary"
              disabled={nothing}
              busy={importing.isPending}
              onClick={() => importing.mutate()}
            >
              {t('vocabularyEditor.import.submit')}
            </Button>
          ) : (
            <Button
              look="primary"
              disabled={!file}
              busy={counting.isPending}
              onClick={() => counting.mutate()}
            >
              {t('vocabularyEditor.import.check')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <FileDrop
          label={file?.name ?? t('vocabularyEditor.import.drop')}
          buttonLabel={t(file ? 'vocabularyEditor.import.another' : 'vocabularyEditor.import.choose')}
          hint={t('vocabularyEditor.import.formats')}
          problem={problem && t(`vocabularyEditor.import.problems.${problem}`)}
          accept={acceptedEndings}
          onFiles={files => void run.take(files)}
        />
        {file && isTable(file.format) && (
          <FormRow
            label={t('vocabularyEditor.import.profile')}
            hint={t('vocabularyEditor.import.profileHint')}
          >
            <Select
              extent="full"
              value={run.profile}
              options={importProfiles.map(value => ({
                value,
                label: t(`vocabularyEditor.import.profiles.${value}`),
              }))}
              onChange={({ target }) => run.setProfile(target.value as ImportProfile)}
            />
          </FormRow>
        )}
        {file && (
          <FormRow label={t('common.language')} hint={t('vocabularyEditor.import.languageHint')}>
            <Select
              value={run.language}
              options={languages.map(value => ({ value, label: languageNames[value] }))}
              onChange={({ target }) => run.setLanguage(target.value as Language)}
            />
          </FormRow>
        )}
        {failure && (
          <Banner kind="danger" role="alert" inset>
            {failure instanceof CallError && failure.status > 0 ? failure.message : t('common.unreachable')}
          </Banner>
        )}
        {counted && (
          <Banner kind="info" inset>
            {t('vocabularyEditor.import.counted', {
              created: numbers.format(counted.created),
              updated: numbers.format(counted.updated),
              unchanged: numbers.format(counted.unchanged),
            })}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
