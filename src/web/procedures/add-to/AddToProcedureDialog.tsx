import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { CardSearchBox } from '../../cards/CardSearchBox.tsx'
import { useSettled } from '../../cards/data/use-settled.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { BeginDialog } from '../begin/BeginDialog.tsx'
import { startPermissions } from '../begin/startable.ts'
import { AddedReport } from '../objects/add/AddedReport.tsx'
import type { Given } from '../objects/add/given.ts'
import { PickOne } from '../objects/add/PickOne.tsx'
import { useAdding } from '../objects/add/use-adding.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import { useEditableTypes } from './use-editable-types.ts'

export interface AddToProcedureDialogProps {
  readonly given: Given
  readonly onClose: () => void
}

interface Target {
  readonly id: string
  readonly title: string
}

/** A dialog that adds objects of the catalogue to an open procedure or a new one, and reports the result with a link to it. */
export function AddToProcedureDialog({ given, onClose }: AddToProcedureDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [target, setTarget] = useState<Target>()
  const [beginning, setBeginning] = useState(false)
  const types = useEditableTypes()
  const mayBegin = useCan({ permissions: startPermissions })
  const adding = useAdding()
  const q = useSettled(text.trim())
  const { data } = useQuery({
    ...endpointQuery(listProcedures, { query: { ...(q && { q }), size: 100 } }),
    placeholderData: keepPreviousData,
  })
  const open = (data?.result ?? []).filter(({ type, status }) => status !== 'CLOSED' && types.has(type))
  // If no procedure is open, a new one is preselected.
  const isFirst = mayBegin && !target && data !== undefined && open.length === 0 && q === ''
  const add = (procedure: Target) => {
    setTarget(procedure)
    adding.add({ procedureId: procedure.id, given })
  }
  if (beginning)
    return (
      <BeginDialog
        onClose={() => setBeginning(false)}
        onBegun={procedure => {
          setBeginning(false)
          add(procedure)
        }}
      />
    )
  return (
    <Dialog
      size={620}
      title={t('procedureObjects.addTo.title')}
      onClose={adding.busy ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        adding.added && target ? (
          <>
            <Button onClick={onClose}>{t('procedureObjects.add.done')}</Button>
            <Button
              look="primary"
              onClick={() => {
                onClose()
                void navigate({ to: procedurePath(target.id), search: { tab: 'objects' } })
              }}
            >
              {t('procedureObjects.addTo.open', { title: target.title })}
            </Button>
          </>
        ) : (
          <>
            {mayBegin && (
              <Button
                look={isFirst ? 'primary' : 'subtle'}
                disabled={adding.busy}
                onClick={() => setBeginning(true)}
              >
                <Plus size={16} strokeWidth={1.8} aria-hidden="true" /> {t('procedureObjects.addTo.begin')}
              </Button>
            )}
            {!isFirst && (
              <Button
                look="primary"
                busy={adding.busy}
                disabled={!target}
                onClick={() => target && add(target)}
              >
                {t('procedureObjects.add.confirm')}
              </Button>
            )}
          </>
        )
      }
    >
      {adding.added && target ? (
        <AddedReport procedureId={target.id} added={adding.added} />
      ) : (
        <>
          <CardSearchBox
            label={t('procedureObjects.find.label')}
            placeholder={t('procedureObjects.find.placeholder')}
            text={text}
            onType={setText}
          />
          <PickOne
            label={t('procedureObjects.addTo.title')}
            items={open}
            value={target?.id}
            onPick={setTarget}
            nameOf={({ title }) => title}
            aboutOf={({ number, type, status }) => (
              <>
                <StatusBadge status={status} /> {typeName(t, type)} · {number}
              </>
            )}
            none={t('procedureObjects.find.noneOpen')}
          />
        </>
      )}
      {adding.busy && (
        <ProgressBar label={t('procedureObjects.add.progress')} value={adding.share || undefined} />
      )}
      {adding.problem && (
        <Banner kind="danger" role="alert" inset>
          {adding.problem}
        </Banner>
      )}
    </Dialog>
  )
}
