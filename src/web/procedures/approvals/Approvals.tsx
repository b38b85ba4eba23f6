import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { isAhead } from '#model/engine/aspects/steps.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { Button } from '../../ui/Button.tsx'
import { Arriving } from '../../ui/InOrder.tsx'
import { StepApprovals } from './StepApprovals.tsx'
import { useApprovals } from './use-approvals.ts'

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }))

interface ApprovalsProps {
  readonly procedure: Procedure
}

/** The people who are asked to agree to steps of a procedure, and their answers; nothing for types without such steps. */
export function Approvals({ procedure }: ApprovalsProps) {
  const { workflow } = procedureNamed(procedure.type) ?? {}
  const isMeant = Object.values(workflow?.steps ?? {}).some(({ approvals }) => approvals)
  return isMeant ? <Requests procedure={procedure} /> : null
}

function Requests({ procedure }: ApprovalsProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { data, isPending, put, again } = useApprovals(procedure)
  const declaration = procedureNamed(procedure.type)
  if (isPending) return <Arriving />
  if (!data || !declaration) return null
  const steps = Object.entries(declaration.workflow.steps).flatMap(([step, { approvals: needed }]) => {
    const requests = data.result.filter(request => request.step === step)
    const ahead = procedure.deletedAt === null && isAhead(declaration, procedure.step, step)
    return needed && (ahead || requests.length > 0) ? [{ step, needed, requests, ahead }] : []
  })
  const askable = procedure.may.edit ? steps.filter(({ ahead }) => ahead).map(({ step }) => step) : []
  return (
    <>
      {steps.map(each => (
        <StepApprovals key={each.step} {...each} procedure={procedure} onChanged={put} onRefused={again}>
          {each.step === askable[0] && <Button onClick={() => setAsking(true)}>{t('approvals.ask')}</Button>}
        </StepApprovals>
      ))}
      {asking && askable.length > 0 && (
        <Suspense>
          <AskDialog
            procedure={procedure}
            steps={askable}
            onAsked={listed => {
              put(listed)
              setAsking(false)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
