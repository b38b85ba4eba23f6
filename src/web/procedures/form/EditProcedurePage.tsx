import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editProcedurePath, procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProcedureFailed } from '../ProcedureFailed.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { useProcedure } from '../use-procedure.ts'
import { useProcedurePlace } from '../use-procedure-place.ts'
import styles from './Form.module.css'
import { ProcedureEditor } from './ProcedureEditor.tsx'

/** The page on which a procedure is written. Who may not comes to the page on which it is read. */
export function EditProcedurePage() {
  const { t } = useTranslation()
  const { id = '' } = useParams({ strict: false })
  const { data: procedure, error, refetch, put } = useProcedure(id)
  useProcedurePlace(procedure, [{ path: editProcedurePath(id), label: t('procedures.edit') }])
  if (error && !procedure) return <ProcedureFailed failure={error} onRetry={() => void refetch()} />
  if (!procedure)
    return (
      <div className={styles.page}>
        <Skeleton width={30} />
      </div>
    )
  return <OpenedProcedure key={id} procedure={procedure} put={put} onOutdated={() => void refetch()} />
}

/** Whether one may write is asked when the form is opened: what is typed stays, even if it is closed meanwhile. */
function OpenedProcedure({ procedure, ...rest }: ProcedurePartProps & { readonly onOutdated: () => void }) {
  const navigate = useNavigate()
  const declaration = procedureNamed(procedure.type)
  const [mayEdit] = useState(procedure.may.edit && procedure.deletedAt === null)
  useEffect(() => {
    if (!mayEdit) void navigate({ to: procedurePath(procedure.id), replace: true })
  }, [mayEdit, navigate, procedure.id])
  if (!mayEdit || !declaration) return null
  return <ProcedureEditor declaration={declaration} procedure={procedure} {...rest} />
}
