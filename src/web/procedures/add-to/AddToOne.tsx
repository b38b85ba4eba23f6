import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { CardSearchBox } from '../../cards/CardSearchBox.tsx'
import type { CardArea } from '../../cards/card-area.ts'
import { useSettled } from '../../cards/data/use-settled.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { AddedReport } from '../objects/add/AddedReport.tsx'
import { PickOne } from '../objects/add/PickOne.tsx'
import { useLineTexts } from '../objects/use-line-texts.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import type { AddingToOne } from './use-add-to-one.ts'

/** The open procedures of some types, one of which is chosen; afterwards the result. */
export function AddFields({
  adding,
  area,
  types,
}: {
  readonly adding: AddingToOne
  /** The area of the records. */
  readonly area: CardArea
  readonly types: readonly ProcedureDeclaration[]
}) {
  const { t } = useTranslation()
  const say = useLineTexts(area.type)
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const { data } = useQuery({
    ...endpointQuery(listProcedures, { query: { ...(q && { q }), size: 100 } }),
    placeholderData: keepPreviousData,
  })
  const { target, setTarget, added, busy, share, problem } = adding
  const names = new Set(types.map(({ name }) => name))
  const open = (data?.result ?? []).filter(({ type, status }) => status !== 'CLOSED' && names.has(type))
  if (added && target) return <AddedReport procedureId={target.id} type={area.type} added={added} />
  return (
    <>
      <CardSearchBox
        label={t('procedureObjects.find.label')}
        placeholder={t('procedureObjects.find.placeholder')}
        text={text}
        onType={setText}
      />
      <PickOne
        label={t('procedureObjects.addTo.existing')}
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
      {busy && <ProgressBar label={say('procedureObjects.add.progress')} value={share || undefined} />}
      {problem && (
        <Banner kind="danger" role="alert" inset>
          {problem}
        </Banner>
      )}
    </>
  )
}

interface AddActionsProps {
  readonly adding: AddingToOne
  readonly onClose: () => void
}

/** Adds to the procedure chosen; afterwards leads to it. */
export function AddActions({ adding, onClose }: AddActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { target, added, busy, confirm } = adding
  if (!added || !target)
    return (
      <>
        <Button disabled={busy} onClick={onClose}>
          {t('procedures.cancel')}
        </Button>
        <Button look="primary" busy={busy} disabled={!target} onClick={confirm}>
          {t('procedureObjects.add.confirm')}
        </Button>
      </>
    )
  return (
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
  )
}
