import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileCard } from '#model/cards/file/file-card.ts'
import { searching } from '#model/navigation/routes.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { UploadTo } from '../files/upload/UploadTo.tsx'
import { useCan } from '../platform/access/use-can.ts'
import { searchPath } from '../searches/general/search-address.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'
import { QuickObjectForm } from './QuickObjectForm.tsx'

/** What one comes for most often: to find something, to write down an object, to bring in pictures. */
export function QuickEntry() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const area = areaOf('object')
  const mayCreate = useCan({ permissions: area?.declaration.permissions.create ?? [] })
  const maySearch = useCan(searching)
  const mayUpload = useCan({ permissions: fileCard.permissions.create })
  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ to: searchPath, search: q.trim() === '' ? {} : { q: q.trim() } })
  }
  if (!maySearch && !mayCreate && !mayUpload) return null
  return (
    <HomeBlock title={t('home.quick.title')}>
      {area && mayCreate && <QuickObjectForm area={area} />}
      <div className={styles.quickLine}>
        {maySearch && (
          <form className={styles.search} onSubmit={search}>
            <TextField
              type="search"
              label={t('home.quick.search')}
              value={q}
              autoComplete="off"
              onChange={({ target }) => setQ(target.value)}
            />
            <Button type="submit">
              <Search size={16} strokeWidth={1.8} aria-hidden="true" />
              {t('home.quick.searchButton')}
            </Button>
          </form>
        )}
        <UploadTo />
      </div>
    </HomeBlock>
  )
}
