import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSearches, type SavedSearch } from '#model/api/searches/saved.ts'
import { newSearchPath, searchPath } from '#model/navigation/search-paths.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useSentence } from '../../search-descriptions/sentence.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { matching } from '../../ui/matches-query.ts'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FollowSwitch } from './FollowSwitch.tsx'
import styles from './Searches.module.css'
import { OpenLinks, SearchFacts } from './SearchFacts.tsx'
import { DeleteSearch, RenameSearch, SearchMenu } from './SearchMenu.tsx'

/** Links to the editor with an empty search. */
function NewSearchLink() {
  const { t } = useTranslation()
  return (
    <Link to={newSearchPath} className={styles.new}>
      <Plus size={16} strokeWidth={2} aria-hidden="true" />
      {t('searches.saved.new')}
    </Link>
  )
}

/** A saved search among others. */
function SearchItem({ search }: { readonly search: SavedSearch }) {
  const sentence = useSentence()
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const done = () => setDoing(undefined)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {doing === 'rename' ? (
          <RenameSearch search={search} onDone={done} />
        ) : (
          <h2 className={styles.name}>
            <Link to={searchPath(search.id)}>{search.name}</Link>
          </h2>
        )}
        <p className={styles.sentence}>{sentence(search)}</p>
        <SearchFacts search={search} />
      </div>
      <div className={styles.tools}>
        <OpenLinks search={search} />
        <FollowSwitch search={search} />
        <SearchMenu search={search} onRename={() => setDoing('rename')} onDelete={() => setDoing('delete')} />
      </div>
      {doing === 'delete' && <DeleteSearch search={search} onClose={done} />}
    </li>
  )
}

/** The saved searches: one's own, and those that are shared in the museum. */
export function SearchesPage() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(endpointQuery(listSearches, { query: {} }))
  if (data?.result.length === 0)
    return (
      <EmptyState title={t('searches.saved.empty.title')} actions={<NewSearchLink />}>
        <p>{t('searches.saved.empty.text')}</p>
        <p className={styles.uses}>{t('searches.saved.empty.uses')}</p>
      </EmptyState>
    )
  return (
    <Page title={t('searches.saved.title')} actions={<NewSearchLink />} intro={t('searches.saved.intro')}>
      {isError && !data && <LoadFailed text={t('searches.saved.failed')} retry={() => void refetch()} />}
      {data ? <Searches all={data.result} /> : !isError && <Skeleton width={30} />}
    </Page>
  )
}

function Searches({ all }: { readonly all: readonly SavedSearch[] }) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const [classId, setClassId] = useState('')
  const ofClass = all.filter(search => classId === '' || String(search.classId) === classId)
  const textOf = (search: SavedSearch) => `${search.name} ${search.owner} ${sentence(search)}`
  const found = query.trim() ? matching(ofClass, textOf, query) : ofClass
  const classes = cardAreas
    .filter(({ type }) => all.some(search => search.classId === cardTypes[type]))
    .map(({ type }) => ({ value: String(cardTypes[type]), label: t(cardWordKey(type, 'title')) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          type="search"
          aria-label={t('searches.saved.find')}
          placeholder={t('searches.saved.find')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
        />
        <Select
          aria-label={t('searches.saved.class')}
          value={classId}
          none={t('searches.saved.allClasses')}
          options={classes}
          onChange={({ target }) => setClassId(target.value)}
        />
        <p role="status">{t('searches.saved.count', { count: found.length })}</p>
      </div>
      {found.length === 0 && <p className={styles.none}>{t('searches.saved.noneFound')}</p>}
      <ul className={styles.list}>
        {found.map(search => (
          <SearchItem key={search.id} search={search} />
        ))}
      </ul>
    </>
  )
}
