import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import { isReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from '../Import.module.css'

type Reading = ImportWithFile['reading']

const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'iso-8859-1',
  'iso-8859-2',
] as const

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const

export interface ReadingFormProps {
  readonly answer: ImportWithFile
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onRead: (reading: Reading) => void
}

/** How the file was read, to be put right where the preview shows that it was not well read. */
export function ReadingForm({ answer, busy, problem, onRead }: ReadingFormProps) {
  const { t } = useTranslation()
  const { found, reading } = answer
  const change = (patch: Reading) => onRead({ ...reading, ...patch })
  const known = found.encoding !== null && !encodings.some(each => each === found.encoding)
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
            value={found.encoding ?? ''}
            disabled={busy}
            options={[...encodings, ...(known && found.encoding ? [found.encoding] : [])].map(value => ({
              value,
              label: value.toUpperCase(),
            }))}
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
      {!isReferenceFormat(found.kind) && (
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
