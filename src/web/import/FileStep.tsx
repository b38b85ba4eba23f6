import { useTranslation } from 'react-i18next'
import type { Found, ImportWithFile } from '#model/api/imports.ts'
import { isReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { isTreeKind, kindNames } from '#model/exchange/file-kinds.ts'
import { textEncodings } from '#model/exchange/text-encodings.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { FormRow } from '../ui/form/FormRow.tsx'
import { NumberInput } from '../ui/form/NumberInput.tsx'
import { Select } from '../ui/form/Select.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import styles from './Import.module.css'
import { type ImportActions, useColumnName } from './use-import.ts'

/** The first rows of the file, as they were read. */
function Preview({ found }: { readonly found: Found }) {
  const { t } = useTranslation()
  const nameOf = useColumnName(found)
  return (
    <section className={styles.part}>
      <h2>{t('import.file.preview')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.file.row')}</th>
              {found.columns.map(({ letter, name }) => (
                <th key={letter} scope="col">
                  {nameOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.preview.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {found.columns.map(({ letter }, at) => (
                  <td key={letter}>
                    <span className={styles.clip}>{cells[at]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Reading = ImportWithFile['reading']

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const

interface ReadingFormProps {
  readonly answer: ImportWithFile
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onRead: (reading: Reading) => void
}

/** The settings with which the file was read, to be corrected where the preview shows that they are wrong. */
function ReadingForm({ answer, busy, problem, onRead }: ReadingFormProps) {
  const { t } = useTranslation()
  const { found, reading } = answer
  const change = (patch: Reading) => onRead({ ...reading, ...patch })
  const hasHeader = !isReferenceFormat(found.kind) && !isTreeKind(found.kind)
  // A file that says itself how it is to be read leaves nothing to correct.
  if (!hasHeader && found.encoding === null && !problem) return null
  return (
    <Disclosure title={t('import.file.reading')} defaultOpen={problem !== undefined}>
      <p className={styles.intro}>{t('import.file.readingHint')}</p>
      {problem && (
        <Banner kind="danger" role="alert" inset>
          {problem}
        </Banner>
      )}
      {found.encoding !== null && (
        <FormRow label={t('import.file.encoding')}>
          <Select
            extent="full"
            value={found.encoding ?? ''}
            disabled={busy}
            options={textEncodings.map(value => ({ value, label: t(`import.file.encodings.${value}`) }))}
            onChange={({ target }) => change({ encoding: target.value })}
          />
        </FormRow>
      )}
      {found.separator !== null && (
        <FormRow label={t('import.file.separator')}>
          <Select
            value={found.separator}
            disabled={busy}
            options={Object.entries(separators).map(([value, name]) => ({
              value,
              label: t(`import.file.${name}`),
            }))}
            onChange={({ target }) => change({ separator: target.value })}
          />
        </FormRow>
      )}
      {found.sheets.length > 0 && (
        <FormRow label={t('import.file.sheet')}>
          <Select
            value={found.sheet ?? ''}
            disabled={busy}
            options={found.sheets.map(name => ({ value: name, label: name }))}
            onChange={({ target }) => change({ sheet: target.value, headerRow: undefined })}
          />
        </FormRow>
      )}
      {hasHeader && (
        <FormRow label={t('import.file.headerRow')} hint={t('import.file.headerHint')}>
          <NumberInput
            extent="short"
            value={found.headerRow}
            disabled={busy}
            onChange={headerRow =>
              headerRow !== undefined &&
              Number.isInteger(headerRow) &&
              headerRow >= 0 &&
              change({ headerRow })
            }
          />
        </FormRow>
      )}
    </Disclosure>
  )
}

interface FileStepProps {
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
        accept=".csv,.tsv,.txt,.tab,.xlsx,.xls,.ods,.zip,.xml,.json,.jsonl,.ndjson,.rdf,.mods,.bib,.ris"
        onFiles={([file]) => file && upload.mutate(file)}
      />
    )
  const { found, name, pictures } = answer
  return (
    <>
      <p className={styles.facts}>
        <strong>{name}</strong> · {isTreeKind(found.kind) && `${kindNames[found.kind]} · `}
        {t('import.file.rows', { count: found.rowCount, replace: { count: numbers.format(found.rowCount) } })}{' '}
        · {t('import.file.columns', { count: found.columns.length })}
        {pictures.files > 0 &&
          ` · ${t('import.file.archived', { count: pictures.files, replace: { count: numbers.format(pictures.files) } })}`}
      </p>
      <ReadingForm
        answer={answer}
        busy={read.isPending}
        problem={problem}
        onRead={reading => read.mutate({ id: answer.id, reading })}
      />
      <Preview found={found} />
      {found.rowCount === 0 && (
        <Banner kind="warning" inset>
          {t('import.file.noRows')}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button onClick={onOther}>{t('import.file.other')}</Button>
        <Button look="primary" onClick={onNext}>
          {t('import.actions.next')}
        </Button>
      </div>
    </>
  )
}
