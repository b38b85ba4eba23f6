import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MergePreview } from '#model/api/cards/merging.ts'
import { listOperations } from '#model/api/operations.ts'
import type { MergeChoices } from '#model/engine/merge-cards.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { notices } from '../../platform/notices/notices.ts'
import { tellEnd } from '../../platform/operations/follow-operation.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { MergeForm, type MergeFormState } from './MergeForm.tsx'
import { mergeCalls } from './merge-calls.ts'

interface Wanted {
  readonly preview: MergePreview
  readonly choices: MergeChoices
  readonly reason: string
  readonly acrossTypes: boolean
}

/** Two cards side by side, and making them one. */
function useMerge(area: CardArea, keptId: string, otherId: string) {
  const client = useQueryClient()
  const calls = mergeCalls(area)
  const query = endpointQuery(calls.mergePreview, { params: { id: keptId }, body: { otherId } })
  const preview = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  const start = useMutation({
    mutationFn: ({ preview: { kept, other }, choices, reason, acrossTypes }: Wanted) =>
      call(calls.merge, {
        params: { id: kept.id },
        body: {
          otherId: other.id,
          version: kept.version,
          otherVersion: other.version,
          choices: { ...choices },
          reason,
          acrossTypes,
        },
      }),
    async onSuccess(operation) {
      void tellEnd(client, operation, { done: 'merging.dialog.done', partly: 'merging.dialog.donePartly' })
      await client.invalidateQueries({ queryKey: [listOperations.name] })
    },
    // The obstacle may be known by now.
    onError: () => preview.refetch(),
  })
  return { preview, start }
}

export interface MergeDialogProps {
  readonly area: CardArea
  /** The record that is kept, unless the user swaps them, and the other one. */
  readonly ids: readonly [string, string]
  readonly onClose: () => void
  /** The merge began. */
  readonly onStarted?: (keptId: string) => void
}

const untouched: MergeFormState = { choices: {}, reason: '', acrossTypes: false }

/** Two records side by side: the values to keep, the links that will move, and the start of the merge (C-K16). */
export function MergeDialog({ area, ids, onClose, onStarted }: MergeDialogProps) {
  const { t } = useTranslation()
  const [[keptId, otherId], setIds] = useState(ids)
  const [state, setState] = useState(untouched)
  const { preview, start } = useMerge(area, keptId, otherId)
  const { data } = preview
  const stands = data?.obstacles.some(
    obstacle =>
      obstacle === 'locked' || obstacle === 'underWay' || (obstacle === 'otherType' && !state.acrossTypes),
  )
  const begin = () =>
    data &&
    start.mutate(
      { preview: data, ...state },
      {
        onSuccess() {
          notices.add('success', 'merging.dialog.started')
          onStarted?.(keptId)
          onClose()
        },
      },
    )
  const failure = start.error
  return (
    <Dialog
      size={920}
      title={t('merging.dialog.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('merging.dialog.cancel')}</Button>
          <Button look="primary" disabled={!data || stands === true} busy={start.isPending} onClick={begin}>
            {t('merging.dialog.start')}
          </Button>
        </>
      }
    >
      <p>{t('merging.dialog.text')}</p>
      {failure && (
        <Banner kind="danger" role="alert" inset>
          {failure instanceof CallError && failure.status >= 400
            ? serverWords(Object.values(failure.fields)[0] ?? failure.message)
            : t('common.unreachable')}
        </Banner>
      )}
      {preview.isError && (
        <Banner
          kind="danger"
          role="alert"
          inset
          actions={<Button onClick={() => void preview.refetch()}>{t('merging.dialog.tryAgain')}</Button>}
        >
          {t('merging.dialog.failed')}
        </Banner>
      )}
      {preview.isPending && <Skeleton width={30} />}
      {data && (
        <MergeForm
          area={area}
          preview={data}
          state={state}
          onChange={setState}
          swap={
            <Button
              look="subtle"
              onClick={() => {
                setIds([otherId, keptId])
                setState(untouched)
                start.reset()
              }}
            >
              <ArrowLeftRight size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('merging.dialog.swap')}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}
