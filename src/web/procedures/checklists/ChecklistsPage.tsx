import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listChecklists } from '#model/api/procedures/tasks.ts'
import { checklistPath } from '#model/navigation/checklist-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { typeName } from '../type-name.ts'
import styles from './Checklists.module.css'

/** The procedure types with their checklists, for administrators. */
export function ChecklistsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({ ...endpointQuery(listChecklists, undefined), staleTime: 0 })
  const types = (data?.result ?? [])
    .map(each => ({ ...each, name: typeName(t, each.type) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  return (
    <Page title={t('tasks.title')} intro={t('tasks.intro')} width="text">
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      <ul className={styles.types}>
        {types.map(({ type, name, tasks }) => {
          const declaration = procedureNamed(type)
          return (
            <li key={type}>
              <Link to={checklistPath(type)} className={styles.type}>
                {declaration && <TypeIcon type={declaration.type} />}
                <span className={styles.name}>{name}</span>
                <span className={styles.size}>
                  {tasks === 0 ? t('tasks.none') : t('tasks.count', { count: tasks })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
