import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { procedurePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useProcedure } from '../use-procedure.ts'
import styles from './Form.module.css'
import { ProcedureEditor } from './ProcedureEditor.tsx'

/** The page on which a procedure is written. Who may not comes to the page on which it is read. */
export function EditProcedurePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id = '' } = useParams({ strict: false })
  const { data: procedure, isError, refetch, put } = useProcedure(id)
  const mayEdit = procedure === undefined || (procedure.may.edit && procedure.deletedAt === null)
  useEffect(() => {
    if (!mayEdit) void navigate({ to: procedurePath(id), replace: true })
  }, [mayEdit, navigate, id])
  useOwnCrumbs([
    { path: '/app', label: t('shell.home') },
    { path: proceduresPath, label: t('procedures.title') },
    ...(procedure
      ? [
          { path: procedurePath(id), label: procedure.number },
          { path: '', label: t('procedures.edit') },
        ]
      : []),
  ])
  const declaration = procedure && procedureNamed(procedure.type)
  if (isError && !procedure) return <LoadFailed retry={() => void refetch()} />
  if (!procedure || !declaration)
    return (
      <div className={styles.page}>
        <Skeleton width={30} />
      </div>
    )
  return mayEdit ? (
    <ProcedureEditor key={procedure.id} declaration={declaration} procedure={procedure} put={put} />
  ) : null
}
