import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeRecords } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { useAction } from '../../../platform/request/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { refreshObjects } from '../refresh-objects.ts'
import styles from './Described.module.css'
import type { DescribedRow } from './described-rows.ts'

/** Statuses whose answer says why nothing was made: closed, made already, edited by somebody else. */
const explained = [409, 423]

export interface MakeRecordsDialogProps {
  readonly procedure: Pick<Procedure, 'id'>
  readonly rows: readonly DescribedRow[]
  readonly onClose: () => void
}

/** Makes records of what a procedure describes: of all of it, or of what is ticked. A row that cannot become one says why. */
export function MakeRecordsDialog({ procedure: { id }, rows, onClose }: MakeRecordsDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const form = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const wanted = rows.filter(row => !left.has(row.id)).map(row => row.id)
  const { busy, failed, run } = useAction(() => refreshObjects(client))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.length > 0)
      void run(async () => {
        const { ids } = await call(makeRecords, { params: { id }, body: { rows: wanted } })
        notices.add('success', 'procedureObjects.described.made', { count: ids.length })
        onClose()
      })
  }
  const problems = failed?.fields ?? {}
  const toggle = (row: string) => {
    const now = new Set(left)
    if (!now.delete(row)) now.add(row)
    setLeft(now)
  }
  return (
    <Dialog
      size={560}
      title={t('procedureObjects.described.title')}
      onClose={busy ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('procedures.cancel')}
          </Button>
          <Button
            look="primary"
            type="submit"
            form={form}
            busy={busy}
            disabled={wanted.length === 0}
            data-autofocus
          >
            {wanted.length === 0
              ? t('procedureObjects.described.title')
              : t('procedureObjects.described.confirm', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.dialog} onSubmit={submit}>
        <p>{t('procedureObjects.described.text')}</p>
        {rows.length > 1 && (
          <Checkbox
            label={t('procedureObjects.described.all')}
            checked={wanted.length === rows.length}
            indeterminate={wanted.length > 0 && wanted.length < rows.length}
            onChange={() => setLeft(new Set(left.size === 0 ? rows.map(row => row.id) : []))}
          />
        )}
        <ul className={styles.rows}>
          {rows.map(({ id: row, name, number, place }) => (
            <li key={row}>
              <Checkbox
                checked={!left.has(row)}
                onChange={() => toggle(row)}
                label={
                  <>
                    {name} {number !== '' && <span className={`numbers ${styles.number}`}>{number}</span>}
                  </>
                }
              />
              {problems[place] && (
                <p className={styles.problem} role="alert">
                  {problems[place]}
                </p>
              )}
            </li>
          ))}
        </ul>
        {failed && Object.keys(problems).length === 0 && (
          <Banner kind="danger" role="alert" inset>
            {explained.includes(failed.status) ? failed.message : t(wordsForFailure(failed))}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
