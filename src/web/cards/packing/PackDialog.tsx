import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import { type TableFormat, tableFormats } from '#model/api/exports.ts'
import { packFiles, readPackage } from '#model/api/files/work.ts'
import { readOperation, readProblems } from '#model/api/operations.ts'
import type { CardType } from '#model/record-types.ts'
import { call } from '../../platform/client.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { addressOf } from '../../platform/request/address.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { ChosenFormat, ChosenSize } from './chosen-picture.ts'
import styles from './Packing.module.css'
import { PictureChoice } from './PictureChoice.tsx'

export interface PackDialogProps {
  /** Type of the selected records: files, or records with files. */
  readonly type: CardType
  readonly selection: Selection
  readonly onClose: () => void
}

const lookAgainMs = 5000

/** Returns the progress of an operation; undefined until one is started. */
function useProgress(id: string | undefined) {
  const client = useQueryClient()
  const query = endpointQuery(readOperation, { params: { id: id ?? '0' } })
  const { data } = useQuery({
    ...query,
    enabled: id !== undefined,
    // Events may be lost with the connection, so running work is polled as well.
    refetchInterval: ({ state }) => (state.data?.state === 'IN_PROGRESS' ? lookAgainMs : false),
  })
  useNews('operation.changed', news => {
    if (news.id === id) void client.invalidateQueries({ queryKey: query.queryKey })
  })
  return data
}

/** Returns why an operation ended early; undefined if it is running or succeeded. */
function useFailure(operation: { readonly id: string; readonly state: string } | undefined) {
  const { t } = useTranslation()
  const failed = operation?.state === 'FAIL'
  const query = endpointQuery(readProblems, { params: { id: operation?.id ?? '0' } })
  const { data } = useQuery({ ...query, enabled: failed })
  if (!failed || !data) return undefined
  // A failure of the whole operation is reported without an element.
  return data.result.find(({ element }) => element === '')?.message ?? t('common.somethingWentWrong')
}

/** Packs files into an archive, with a table of their metadata (C-M01). */
export function PackDialog({ type, selection, onClose }: PackDialogProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<ChosenSize>('original')
  const [format, setFormat] = useState<ChosenFormat>('original')
  const [table, setTable] = useState<TableFormat | ''>('xlsx')
  const packing = useMutation({
    mutationFn: () => {
      const notify = { success: { message: 'fileWork.pack.requested' as const } }
      return call(packFiles, { body: { type, selection, size, format, table: table || null } }, { notify })
    },
  })
  const operation = useProgress(packing.data?.id) ?? packing.data
  const failure = useFailure(operation)
  const { error } = packing
  const isDone = operation?.state === 'DONE'
  const left = operation?.progress.fail.length ?? 0
  const fetchArchive = () => {
    if (!operation) return
    location.assign(addressOf(readPackage, { params: { id: operation.id } }))
    onClose()
  }
  return (
    <Dialog
      size={520}
      title={t('fileWork.pack.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(operation ? 'common.close' : 'cards.record.cancel')}</Button>
          {operation ? (
            <Button look="primary" disabled={!isDone} onClick={fetchArchive}>
              {t('fileWork.pack.fetch')}
            </Button>
          ) : (
            <Button look="primary" busy={packing.isPending} onClick={() => packing.mutate()}>
              {t('fileWork.pack.start')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('fileWork.pack.text')}</p>
      {(error || failure) && (
        <Banner kind="danger" inset role="alert">
          {failure ?? ((error instanceof CallError && error.description) || t('common.somethingWentWrong'))}
        </Banner>
      )}
      {operation ? (
        <div className={styles.body}>
          <ProgressBar
            label={t('fileWork.pack.title')}
            tone={isDone ? 'success' : 'accent'}
            value={
              isDone ? 1 : operation.numberOfProcessedElements / Math.max(1, operation.totalNumberOfElements)
            }
            text={
              isDone
                ? t('fileWork.pack.ready')
                : t('fileWork.pack.progress', {
                    done: operation.numberOfProcessedElements,
                    total: operation.totalNumberOfElements,
                  })
            }
          />
          {left > 0 && <p>{t('fileWork.pack.someMissing', { count: left })}</p>}
        </div>
      ) : (
        <div className={styles.body}>
          <PictureChoice size={size} format={format} onSize={setSize} onFormat={setFormat} />
          <FormRow label={t('fileWork.pack.table')}>
            <Select
              none={t('fileWork.pack.none')}
              options={tableFormats.map(value => ({ value, label: value.toUpperCase() }))}
              value={table}
              onChange={({ target }) => setTable(target.value as TableFormat | '')}
            />
          </FormRow>
        </div>
      )}
    </Dialog>
  )
}
