import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoadedObjects, loadObjects } from '#model/api/procedures/objects.ts'
import type { CardType } from '#model/record-types.ts'
import { call } from '../../../platform/client.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { refreshObjects } from '../refresh-objects.ts'
import { useLineTexts } from '../use-line-texts.ts'
import styles from './Table.module.css'

/** The effect of a table: objects it adds and changes, and rows left out with the reason. */
function Preview({ checked, type }: { readonly checked: LoadedObjects; readonly type: CardType }) {
  const { t } = useTranslation()
  const say = useLineTexts(type)
  const format = new Intl.NumberFormat(useLanguage())
  const { refused, refusedCount, passedOver } = checked
  const line = (key: 'added' | 'changed' | 'unchanged' | 'refused' | 'more', count: number) =>
    say(`procedureObjects.table.${key}`, { count, shown: format.format(count) })
  const more = refusedCount - refused.length
  return (
    <div className={styles.report} role="status">
      {(['added', 'changed', 'unchanged'] as const).map(
        key => checked[key] > 0 && <p key={key}>{line(key, checked[key])}</p>,
      )}
      {refusedCount > 0 && (
        <div className={styles.refused}>
          <p>{line('refused', refusedCount)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard */}
          <ul tabIndex={0}>
            {refused.map(({ row, number, column, text }) => (
              <li key={row}>
                <span className="numbers">
                  {[t('procedureObjects.table.row', { row }), number, column].filter(Boolean).join(' · ')}
                </span>
                {' – '}
                {text}
              </li>
            ))}
          </ul>
          {more > 0 && <p>{line('more', more)}</p>}
        </div>
      )}
      {passedOver.length > 0 && (
        <p className={styles.passedOver}>
          {t('procedureObjects.table.passedOver', { columns: passedOver.join(', ') })}
        </p>
      )}
    </div>
  )
}

/** Loads a table of objects into a procedure, after showing what it would do (C-P03). */
export function LoadTableDialog({
  procedureId,
  type,
  onClose,
}: {
  readonly procedureId: string
  /** Type of the records. */
  readonly type: CardType
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const say = useLineTexts(type)
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const send = (table: File, check: 'true' | 'false') =>
    call(loadObjects, { params: { id: procedureId }, query: { check }, body: table })
  const checking = useMutation({ mutationFn: (table: File) => send(table, 'true') })
  const loading = useMutation({
    mutationFn: (table: File) => send(table, 'false'),
    onSuccess: ({ added, changed }) => {
      notices.add('success', 'procedureObjects.table.done', { count: added + changed, context: type })
      onClose()
    },
    onSettled: () => refreshObjects(client),
  })
  const busy = checking.isPending || loading.isPending
  const checked = checking.data
  const error = loading.error ?? checking.error
  const problem =
    error &&
    ((error instanceof CallError && (Object.values(error.fields)[0] ?? error.description)) ||
      t(wordsForFailure(error)))
  const choose = (table: File | undefined) => {
    setFile(table)
    loading.reset()
    if (table) checking.mutate(table)
    else checking.reset()
  }
  return (
    <Dialog
      size={600}
      title={say('procedureObjects.table.title')}
      onClose={busy ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          {checked && (
            <Button disabled={busy} onClick={() => choose(undefined)}>
              {t('procedureObjects.table.another')}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {t('cards.record.cancel')}
          </Button>
          <Button
            look="primary"
            busy={loading.isPending}
            disabled={!file || !checked || checked.added + checked.changed === 0}
            onClick={() => file && loading.mutate(file)}
          >
            {t('procedureObjects.table.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {!checked && (
          <FileDrop
            label={t('procedureObjects.table.drop')}
            buttonLabel={t('procedureObjects.table.choose')}
            hint={say('procedureObjects.table.hint')}
            accept=".csv,.tsv,.txt,.xlsx,.xls,.ods"
            disabled={busy}
            onFiles={([table]) => choose(table)}
          />
        )}
        {busy && (
          <ProgressBar
            value={undefined}
            label={t(
              loading.isPending ? 'procedureObjects.table.loading' : 'procedureObjects.table.checking',
            )}
          />
        )}
        {problem && (
          <Banner kind="danger" role="alert" inset>
            {problem}
          </Banner>
        )}
        {checked && <Preview checked={checked} type={type} />}
      </div>
    </Dialog>
  )
}
