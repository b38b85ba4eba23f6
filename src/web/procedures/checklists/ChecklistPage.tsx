import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readChecklist } from '#model/api/procedures/tasks.ts'
import { checklistPath, checklistsPath } from '#model/navigation/checklist-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { typeName } from '../type-name.ts'
import { ChecklistEditor } from './ChecklistEditor.tsx'

/** The checklist of a procedure type. */
export function ChecklistPage() {
  const { t } = useTranslation()
  const { type } = useParams({ from: '/app/checklists/$type' })
  const declaration = procedureNamed(type)
  const name = declaration && typeName(t, type)
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(readChecklist, { params: { type } }),
    // What is edited is not replaced while one types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const title = name === undefined ? t('tasks.title') : `${t('tasks.checklist')}: ${name}`
  useStateTitle(title)
  useOwnCrumbs([
    { path: '/app', label: t('home.title') },
    { path: checklistsPath, label: t('tasks.title') },
    { path: checklistPath(type), label: name ?? type },
  ])
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data || !declaration) return <Skeleton width={30} />
  return (
    <Page title={title} intro={t('tasks.editIntro')}>
      <ChecklistEditor key={type} declaration={declaration} checklist={data} />
    </Page>
  )
}
