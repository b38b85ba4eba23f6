import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { searchPath } from '#model/navigation/search-paths.ts'
import { useSentence } from '../sentence/use-sentence.ts'
import { DeleteSearch } from './DeleteSearch.tsx'
import { FollowSwitch } from './FollowSwitch.tsx'
import { OpenLinks } from './OpenLinks.tsx'
import { RenameSearch } from './RenameSearch.tsx'
import styles from './Searches.module.css'
import { SearchFacts } from './SearchFacts.tsx'
import { SearchMenu } from './SearchMenu.tsx'

/** A saved search among others. */
export function SearchItem({ search }: { readonly search: SavedSearch }) {
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
