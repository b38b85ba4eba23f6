import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSearch } from '#model/api/searches/saved.ts'
import { editSearchPath, searchesPath } from '#model/navigation/search-paths.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { useSentence } from '../../search-descriptions/sentence.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { areaOfClass } from '../area-of-class.ts'
import { SearchResults } from '../results/SearchResults.tsx'
import { FollowSwitch } from './FollowSwitch.tsx'
import { OpenLinks, SearchFacts } from './SearchFacts.tsx'
import { DeleteSearch, RenameSearch, SearchMenu } from './SearchMenu.tsx'
import styles from './SearchPage.module.css'
import { useSearchCrumbs } from './use-search-crumbs.ts'

const notFound = 404

/** A saved search: its description, results and actions. */
export function SearchPage({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const sentence = useSentence()
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const { data: search, error, refetch } = useQuery(endpointQuery(readSearch, { params: { id } }))
  useSearchCrumbs(search)
  const done = () => setDoing(undefined)
  if (error instanceof CallError && error.status === notFound)
    return (
      <EmptyState
        title={t('searches.saved.lost.gone')}
        actions={<Link to={searchesPath}>{t('searches.saved.title')}</Link>}
      >
        {t('searches.saved.lost.goneText')}
      </EmptyState>
    )
  if (!search)
    return error ? <LoadFailed text={t('searches.saved.failed')} retry={() => void refetch()} /> : null
  const area = areaOfClass(search.classId)
  const isBroken = search.blocks.some(({ filters }) => filters.some(({ broken }) => broken))
  return (
    <div className={styles.page}>
      {doing === 'rename' ? (
        <RenameSearch search={search} onDone={done} />
      ) : (
        <h1 tabIndex={-1}>{search.name}</h1>
      )}
      <p className={styles.sentence}>{sentence(search)}</p>
      <SearchFacts search={search} />
      <div className={styles.tools}>
        {search.mayChange && (
          <Link to={editSearchPath(id)} className={styles.edit}>
            <Pencil size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('searches.saved.actions.edit')}
          </Link>
        )}
        <OpenLinks search={search} />
        <FollowSwitch search={search} />
        <SearchMenu search={search} onRename={() => setDoing('rename')} onDelete={() => setDoing('delete')} />
      </div>
      {isBroken ? (
        <Banner kind="warning" inset>
          {t('searches.saved.lost.brokenText')}
        </Banner>
      ) : (
        area && <SearchResults key={search.id} area={area} search={search} />
      )}
      {doing === 'delete' && (
        <DeleteSearch
          search={search}
          onClose={done}
          onDeleted={() => void navigate({ to: searchesPath, replace: true })}
        />
      )}
    </div>
  )
}
