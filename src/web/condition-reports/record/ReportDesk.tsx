import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CardFailed } from '../../cards/record/CardFailed.tsx'
import type { RecordFrameProps } from '../../cards/record/view/record-slots.ts'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'
import type { Tool } from '../picture/tools.ts'
import { createSaver } from './create-saver.ts'
import { DeskContext } from './report-desk.ts'
import { useDrawingUp, withoutRemoved } from './use-drawing-up.ts'

/** Surrounds the page of a report. One that had another number before reports were records is found by that, too. */
export function ReportDesk({ area, id, children }: RecordFrameProps) {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false })
  const [saver] = useState(createSaver)
  useEffect(() => () => saver.stop(), [saver])
  const work = useDrawingUp(id, saver)
  const [tool, setTool] = useState<Tool>('choose')
  const [chosenId, setChosen] = useState<string>()
  const [targetId, setTarget] = useState<string>()
  const { data, error, refetch } = work.report
  if (error && !data) return <CardFailed area={area} failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  if (data.id !== id) return <Navigate to={area.recordPath(data.id)} replace />
  const report = withoutRemoved(data, work.removed)
  const damageOf = (of: string | undefined) => report.damages.find(damage => damage.id === of)
  const onTool = (next: Tool) => {
    setTool(next)
    if (next === 'choose') setTarget(undefined)
  }
  return (
    <TermPickerContext value={TermPicker}>
      <DeskContext
        value={{
          report,
          work,
          saver,
          tool,
          onTool,
          chosen: damageOf(chosenId),
          onChoose(damageId) {
            setChosen(damageId)
            // The selection on the picture is described in the first view.
            if (damageId !== undefined && tab)
              void navigate({ to: area.recordPath(id), replace: true, resetScroll: false })
          },
          target: damageOf(targetId),
          onDraw(damage) {
            setTarget(damage.id)
            setTool('box')
          },
        }}
      >
        {children}
      </DeskContext>
    </TermPickerContext>
  )
}
