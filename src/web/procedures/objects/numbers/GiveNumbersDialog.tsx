import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giveNumbers, previewNumbers } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { isNumberPattern, patternLength } from '#model/engine/aspects/number-pattern.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useSettled } from '../../../cards/data/use-settled.ts'
import { useFoundWords } from '../../../cards/use-found-words.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../add/Add.module.css'
import { linesArea } from '../lines-area.ts'
import { refreshObjects } from '../refresh-objects.ts'

/** Shown as they are typed; the words beside them tell what each part is. */
const examples = '{year}.{lot}.{item:3}, A {running:5}'

/** Gives numbers to all objects of a procedure that have none, by the pattern of the museum; the first and the last are shown before. */
export function GiveNumbersDialog({
  procedure: { id },
  declaration,
  onClose,
}: {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const found = useFoundWords(linesArea(declaration))
  const form = useId()
  const { data: usual } = useQuery(endpointQuery(previewNumbers, { params: { id }, query: {} }))
  const [typed, setTyped] = useState<string>()
  const pattern = typed ?? usual?.pattern ?? ''
  const settled = useSettled(pattern)
  const isRight = isNumberPattern(pattern)
  const { data: tried, isFetching } = useQuery({
    ...endpointQuery(previewNumbers, { params: { id }, query: { pattern: settled } }),
    enabled: isNumberPattern(settled),
  })
  const preview = settled === pattern && isRight ? tried : undefined
  // A second press can come before the button shows that it is busy.
  const sending = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(giveNumbers, { params: { id }, body: { pattern } }),
    async onSuccess() {
      notices.add('success', 'procedures.numbers.given')
      await refreshObjects(client)
      onClose()
    },
    onError: failure => notices.add('error', wordsForFailure(failure)),
    onSettled() {
      sending.current = false
    },
  })
  const mayGive = isRight && preview !== undefined && preview.count > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayGive || sending.current) return
    sending.current = true
    mutate()
  }
  const range = ({ count, first, last }: NonNullable<typeof preview>) =>
    count === 0
      ? t('procedures.numbers.none')
      : t(count === 1 ? 'procedures.numbers.one' : 'procedures.numbers.range', {
          objects: found(count),
          first,
          last,
        })
  return (
    <Dialog
      size={560}
      title={t('procedures.numbers.title')}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('procedures.numbers.cancel')}
          </Button>
          <Button look="primary" type="submit" form={form} busy={isPending} disabled={!mayGive}>
            {t('procedures.numbers.give')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.dialog} onSubmit={submit}>
        <p>{t('procedures.numbers.text')}</p>
        <TextField
          data-autofocus
          label={t('procedures.numbers.pattern')}
          hint={t('procedures.numbers.hint', { examples })}
          autoComplete="off"
          spellCheck={false}
          maxLength={patternLength}
          value={pattern}
          problem={usual && !isRight ? t('procedures.numbers.wrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" aria-busy={isFetching} className="numbers">
          {preview && range(preview)}
        </p>
      </form>
    </Dialog>
  )
}
