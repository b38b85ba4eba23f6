import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, use, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { begunNumber } from '#model/engine/aspects/described.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { UploadSlotContext } from '../../../cards/files/upload-slot.ts'
import { useLabel } from '../../../cards/use-label.ts'
import { call } from '../../../platform/client.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import styles from '../add/Add.module.css'
import { refreshObjects } from '../refresh-objects.ts'

interface Typed {
  readonly number: string
  readonly title: string
  readonly description: string
}

/** Place of the number among the problems of a record. */
const numberPlace = 'objectNumbers.0.objectNumber'

export interface BeginObjectDialogProps {
  readonly procedure: Procedure
  readonly onClose: () => void
}

/** Begins the records of what comes in, one after the other: number on the tag, title and description, then a picture. */
export function BeginObjectDialog({ procedure, onClose }: BeginObjectDialogProps) {
  const { t } = useTranslation()
  const labelOf = useLabel('object')
  const language = useLanguage()
  const client = useQueryClient()
  const Upload = use(UploadSlotContext)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  // Counted on from here: the procedure counts again only when it has been fetched.
  const [count, setCount] = useState(procedure.objectsCount + 1)
  const blank = (at: number): Typed => ({
    number: begunNumber(procedure.number, at),
    title: '',
    description: '',
  })
  const [typed, setTyped] = useState(() => blank(count))
  const change = (part: Partial<Typed>) => setTyped(now => ({ ...now, ...part }))

  const { mutate, data, error, isPending } = useMutation({
    mutationFn: ({ number, title, description }: Typed) =>
      call(beginObject, {
        params: { id: procedure.id },
        body: {
          values: {
            ...(number.trim() !== '' && { objectNumbers: [{ objectNumber: number.trim() }] }),
            ...(title.trim() !== '' && { title: { [language]: title.trim() } }),
            ...(description.trim() !== '' && { description: { [language]: description.trim() } }),
          },
        },
      }),
    onSuccess() {
      setCount(count + 1)
      setTyped(blank(count + 1))
      first.current?.focus()
      void refreshObjects(client)
    },
  })
  const problems = error instanceof CallError ? error.fields : {}
  const { [numberPlace]: numberProblem, ...others } = problems
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(typed)
  }
  return (
    <Dialog
      size={600}
      title={t('procedureObjects.begin.title', { title: procedure.title })}
      onClose={isPending ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t(data ? 'procedureObjects.add.done' : 'cards.record.cancel')}
          </Button>
          <Button look="primary" type="submit" form={form} busy={isPending}>
            {t('procedureObjects.add.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.dialog} onSubmit={submit}>
        <FormRow label={t('procedureObjects.begin.number')} problem={numberProblem}>
          <TextInput
            value={typed.number}
            autoComplete="off"
            onChange={({ target }) => change({ number: target.value })}
          />
        </FormRow>
        <FormRow label={labelOf('title')}>
          <TextInput
            ref={first}
            data-autofocus
            value={typed.title}
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
          />
        </FormRow>
        <FormRow label={labelOf('description')}>
          <TextArea
            value={typed.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </FormRow>
        {error && !numberProblem && (
          <Banner kind="danger" role="alert" inset>
            {Object.values(others)[0] ?? t(wordsForFailure(error))}
          </Banner>
        )}
        {data && !error && (
          <div className={styles.report} role="status">
            <p className={styles.added}>
              {t('procedureObjects.begin.added', {
                name: [data.number, data.title].filter(part => part && part !== '---').join(' '),
              })}
            </p>
            <p>
              <Link to={recordPath('object', data.catalogueObjectId) ?? '.'}>
                {t('procedureObjects.line.openCard')}
              </Link>
            </p>
            {Upload && (
              <p>
                <Upload attachTo={{ type: 'object', id: data.catalogueObjectId, title: data.title }} />
              </p>
            )}
          </div>
        )}
      </form>
    </Dialog>
  )
}
