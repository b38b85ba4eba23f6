import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from '../Import.module.css'
import type { ImportActions } from '../use-import.ts'
import { Preview } from './Preview.tsx'
import { ReadingForm } from './ReadingForm.tsx'

export interface FileStepProps {
  readonly answer: ImportWithFile | undefined
  readonly actions: ImportActions
  readonly onNext: () => void
  readonly onOther: () => void
}

/** First step: the file, how it was read, and its first rows. */
export function FileStep({ answer, actions, onNext, onOther }: FileStepProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { upload, read } = actions
  const failure = upload.error ?? read.error
  const problem =
    failure instanceof CallError && failure.status !== 0
      ? failure.message
      : failure
        ? t(wordsForFailure(failure))
        : undefined
  if (upload.isPending)
    return (
      <ProgressBar label={t('import.file.uploading')} value={undefined} text={t('import.file.uploading')} />
    )
  if (!answer)
    return (
      <FileDrop
        label={t('import.file.drop')}
        buttonLabel={t('import.file.choose')}
        hint={t('import.file.hint')}
        problem={problem}
        accept=".csv,.tsv,.txt,.tab,.xlsx,.zip,.bib,.ris,.json"
        onFiles={([file]) => file && upload.mutate(file)}
      />
    )
  const { found, name } = answer
  return (
    <>
      <p className={styles.facts}>
        <strong>{name}</strong> ·{' '}
        {t('import.file.rows', { count: found.rowCount, replace: { count: numbers.format(found.rowCount) } })}{' '}
        · {t('import.file.columns', { count: found.columns.length })}
      </p>
      <ReadingForm
        answer={answer}
        busy={read.isPending}
        problem={problem}
        onRead={reading => read.mutate({ id: answer.id, reading })}
      />
      <Preview found={found} />
      <div className={styles.actions}>
        <Button onClick={onOther}>{t('import.file.other')}</Button>
        <Button look="primary" onClick={onNext}>
          {t('import.actions.next')}
        </Button>
      </div>
    </>
  )
}
