import { ScanLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import { readTerms } from '#model/api/vocabularies/reading.ts'
import { beginRow } from '#model/engine/begin-row.ts'
import { commonList, noFormRules } from '#model/engine/form-rules.ts'
import { showDay } from '#model/kinds/day.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { CardArea } from '../cards/card-area.ts'
import { cardLinks } from '../cards/card-links.ts'
import { useFormRules } from '../cards/data/use-form-rules.ts'
import { useFoundWords } from '../cards/use-found-words.ts'
import { useLabel } from '../cards/use-label.ts'
import { fieldInput } from '../fields/inputs.ts'
import { LinkContext } from '../fields/link/link-services.ts'
import { BranchContext, TermPickerContext } from '../fields/term/term-picker.ts'
import { call } from '../platform/client.ts'
import { serverWords } from '../platform/i18n/server-words.ts'
import { notices } from '../platform/notices/notices.ts'
import { offerUndo } from '../platform/notices/offer-undo.ts'
import { CallError } from '../platform/request/call-error.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormRow } from '../ui/form/FormRow.tsx'
import { TermPicker } from '../vocabularies/picker/TermPicker.tsx'
import styles from './Moving.module.css'
import type { Moves } from './moves-of.ts'
import { type StartedMove, useMove, useOwnRecord } from './use-move.ts'

const CameraScanner = lazy(async () => ({
  default: (await import('../field-work/page/scan/CameraScanner.tsx')).CameraScanner,
}))

/** Reads the code on the label of a place with the camera. */
function ScanPlace({ field, onPlace }: { readonly field: Leaf; readonly onPlace: (value: unknown) => void }) {
  const { t } = useTranslation()
  const [scanning, setScanning] = useState(false)
  if (!('vocabulary' in field) || !navigator.mediaDevices) return null
  const code = String(field.vocabulary)
  const find = async (text: string) => {
    setScanning(false)
    const { terms } = await call(readTerms, { params: { code }, query: { q: text } })
    const [one, ...others] = terms
    // What no place has is left in the field, to be searched for.
    onPlace(one && others.length === 0 ? { id: one.id, name: one.name } : { typed: text })
  }
  return (
    <div className={styles.scan}>
      <Button look="subtle" onClick={() => setScanning(true)}>
        <ScanLine size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('cards.moving.scan')}
      </Button>
      {scanning && (
        <Suspense>
          <CameraScanner onRead={text => void find(text)} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </div>
  )
}

export interface MoveDialogProps {
  readonly area: CardArea
  readonly moves: Moves
  readonly selection: Selection
  /** Number of records, where it is known exactly. */
  readonly count: number | undefined
  /** Called when they have been moved, or moved back. */
  readonly onMoved?: () => void
  readonly onClose: () => void
}

/** Moves one record or many: where to, when, why and by whom. A day to come plans the move. */
export function MoveDialog({ area, moves, selection, count, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const label = useLabel(area.type)
  const found = useFoundWords(area)
  const me = useOwnRecord()
  const rules = useFormRules(area.type) ?? noFormRules
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const [reason, setReason] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const move = useMove(area, selection)
  const today = museumToday()
  const { [moves.list.log.differ[0]]: _known, ...begun } = beginRow(moves.list, {}, { today, me })
  const values = { ...begun, ...typed }
  const place = values[moves.to] as Partial<TermRef> | undefined
  const day = moves.asked.map(([key, { kind }]) => (kind === 'day' ? values[key] : undefined)).find(Boolean)
  const isPlanned = typeof day === 'string' && day > today
  const many = count === undefined ? t('cards.moving.all') : found(count)

  const tell = ({ end, undo }: StartedMove) =>
    end().then(
      ({ operation: { state, progress }, reason: why }) => {
        onMoved?.()
        if (state === 'IN_PROGRESS') return
        if (why === undefined && state === 'DONE')
          offerUndo(
            isPlanned ? 'cards.moving.planned' : 'cards.moving.done',
            { found: many, place: place?.name ?? '', day: showDay(String(day)) },
            () => undo().finally(onMoved),
          )
        else notices.add('error', 'cards.moving.failed', { found: found(progress.fail.length) })
        // Without a connection, the background tasks say how it ended.
      },
      () => undefined,
    )
  const begin = () =>
    move.mutate(
      {
        path: moves.key,
        row: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      },
      {
        async onSuccess(started) {
          if (count !== 1) {
            notices.add('success', 'cards.moving.started', { found: many })
            void tell(started)
            onClose()
            return
          }
          setWaiting(true)
          const why = await started.end().then(
            ({ reason: said }) => said,
            () => t('common.unreachable'),
          )
          setWaiting(false)
          setReason(why)
          if (why !== undefined) return
          onClose()
          await tell(started)
        },
      },
    )
  const { error } = move
  const problem =
    reason ??
    (error &&
      (error instanceof CallError && error.status >= 400
        ? serverWords(error.message)
        : t('common.unreachable')))
  return (
    <Dialog
      title={t('cards.moving.title', { found: many })}
      size={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.moving.cancel')}</Button>
          <Button
            look="primary"
            busy={move.isPending || waiting}
            disabled={place?.id === undefined}
            onClick={begin}
          >
            {t(isPlanned ? 'cards.moving.plan' : 'cards.moving.confirm')}
          </Button>
        </>
      }
    >
      <TermPickerContext value={TermPicker}>
        <LinkContext value={cardLinks}>
          {moves.asked.map(([key, field]) => {
            const { Input, group = false } = fieldInput(field)
            const name = label(`${moves.key}/${key}`)
            const put = (value: unknown) => {
              setReason(undefined)
              setTyped(before => ({ ...before, [key]: value ?? undefined }))
            }
            return (
              <FormRow
                key={key}
                label={name}
                required={key === moves.to}
                group={group}
                hint={
                  field.kind === 'day' && isPlanned
                    ? t('cards.moving.waits', { day: showDay(day) })
                    : key === moves.to && t('cards.moving.toHint')
                }
              >
                <BranchContext value={commonList(area.declaration, rules, `${moves.key}/${key}`)}>
                  <Input field={field} value={values[key]} onChange={put} label={name} control={{}} />
                </BranchContext>
                {key === moves.to && <ScanPlace field={field} onPlace={put} />}
              </FormRow>
            )
          })}
          {problem && (
            <Banner kind="danger" role="alert" inset>
              {problem}
            </Banner>
          )}
        </LinkContext>
      </TermPickerContext>
    </Dialog>
  )
}
