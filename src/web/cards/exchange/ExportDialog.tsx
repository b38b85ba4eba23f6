import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import { exportEndpoint, type TableFormat, tableFormats } from '#model/api/exports.ts'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { CardArea } from '../card-area.ts'
import type { LayoutColumns } from '../layouts/own-columns.ts'
import { useFieldName } from '../use-field-name.ts'
import { ChosenFields } from './ChosenFields.tsx'
import styles from './Export.module.css'

/** Returns the fields of a list's columns for an export; number and title are represented by the fields they come from. */
function shownFields({ declaration }: CardArea, columns: LayoutColumns): readonly string[] {
  const fields = cellColumnsByPath(declaration)
  const paths = columns.map(({ path }) => (path === 'number' ? declaration.numberPath : path) ?? path)
  return [...new Set(paths.map(path => path.replaceAll('.', '/')))].filter(path => fields.has(path))
}

const formatNames: Readonly<Record<TableFormat, string>> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }
const choices = ['shown', 'chosen', 'filled', 'all'] as const
type Choice = (typeof choices)[number]

export interface ExportDialogProps {
  readonly area: CardArea
  readonly selection: Selection
  /** The columns of the list in view, which are the default of an export. */
  readonly columns: LayoutColumns
  readonly onClose: () => void
}

/** A dialog for export options that passes the table to the browser. */
export function ExportDialog({ area, selection, columns, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(area)
  const [format, setFormat] = useState<TableFormat>('xlsx')
  const [choice, setChoice] = useState<Choice>('shown')
  const [chosen, setChosen] = useState<readonly string[]>()
  const shown = shownFields(area, columns)
  const fields = choice === 'shown' ? shown : (chosen ?? shown)
  const wanted = choice === 'filled' || choice === 'all' ? choice : [...fields]
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(exportEndpoint(area.declaration), { body: { selection, format, columns: wanted } }),
    onSuccess: onClose,
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <Dialog
      title={t('import.export.title')}
      onClose={onClose}
      closeLabel={t('import.export.cancel')}
      size={600}
      actions={
        <>
          <Button onClick={onClose}>{t('import.export.cancel')}</Button>
          <Button look="primary" busy={isPending} disabled={wanted.length === 0} onClick={() => mutate()}>
            {t('import.export.start')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('import.export.hint')}</p>
      <FormRow label={t('import.export.format')}>
        <Select
          extent="full"
          value={format}
          options={tableFormats.map(value => ({ value, label: formatNames[value] }))}
          onChange={({ target }) => setFormat(target.value as TableFormat)}
        />
      </FormRow>
      <FormRow
        label={t('import.export.columns')}
        hint={choice === 'shown' && <span className={styles.summary}>{fields.map(nameOf).join(' · ')}</span>}
      >
        <Select
          extent="full"
          value={choice}
          options={choices.map(value => ({ value, label: t(`import.export.columnsOf.${value}`) }))}
          onChange={({ target }) => setChoice(target.value as Choice)}
        />
      </FormRow>
      {choice === 'chosen' && <ChosenFields area={area} paths={fields} onPaths={setChosen} />}
    </Dialog>
  )
}
