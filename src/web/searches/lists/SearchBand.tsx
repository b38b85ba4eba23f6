import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Save, SearchCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeSearch } from '#model/api/searches/saved.ts'
import { editSearchPath, newSearchPath, searchPath } from '#model/navigation/search-paths.ts'
import { wantedOf } from '../../cards/list/list-search.ts'
import type { SearchBandProps } from '../../cards/list/search-slots.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Clamped } from '../../ui/Clamped.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DownloadResultsButton } from '../downloads/DownloadResultsButton.tsx'
import { KeepMenu } from '../results/KeepMenu.tsx'
import { askedOf } from '../saved/asked-of.ts'
import { FollowSwitch } from '../saved/FollowSwitch.tsx'
import { useSentence } from '../sentence/use-sentence.ts'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import styles from './SearchBand.module.css'

/** Over a list that an advanced search narrows: which one it is, what it asks, and what can be done with it. */
export function SearchBand({ area, search, saved, onChange }: SearchBandProps) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const [saving, setSaving] = useState(false)
  const criteria = saved?.criteria ?? search.criteria
  const { data } = useQuery({
    ...endpointQuery(describeSearch, { body: askedOf(area, criteria ?? '') }),
    enabled: saved === undefined && criteria !== undefined,
  })
  const told = saved ?? data
  const { search: _saved, criteria: _criteria, ...others } = search
  return (
    <section className={styles.band} aria-label={t('searches.saved.band.label')}>
      <SearchCheck className={styles.sign} size={18} strokeWidth={1.7} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {saved ? <Link to={searchPath(saved.id)}>{saved.name}</Link> : t('searches.saved.band.unsaved')}
        </p>
        <p className={styles.sentence}>{told && <Clamped text={sentence(told)} lines={2} />}</p>
      </div>
      <div className={styles.actions}>
        {saved && <FollowSwitch search={saved} />}
        {told && criteria !== undefined && (
          <DownloadResultsButton
            {...wantedOf({ ...others, criteria })}
            look="subtle"
            searchId={saved?.id}
            classId={told.classId}
            name={saved?.name}
          />
        )}
        {criteria !== undefined && <KeepMenu area={area} wanted={{ ...others, criteria }} address={search} />}
        {(!saved || saved.mayChange) && (
          <Link
            className={styles.action}
            to={saved ? editSearchPath(saved.id) : newSearchPath}
            search={saved ? {} : { type: area.type, criteria }}
          >
            <Pencil size={15} strokeWidth={1.8} aria-hidden="true" />
            {t('searches.saved.band.edit')}
          </Link>
        )}
        {!saved && told && (
          <Button look="subtle" onClick={() => setSaving(true)}>
            <Save size={15} strokeWidth={1.8} aria-hidden="true" />
            {t('searches.saved.band.save')}
          </Button>
        )}
        <IconButton
          label={t('searches.saved.band.takeAway')}
          title={t('searches.saved.band.takeAway')}
          onClick={() => onChange({ search: undefined, criteria: undefined })}
        >
          <X size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </div>
      {saving && criteria !== undefined && (
        <SaveSearchDialog
          area={area}
          criteria={criteria}
          onClose={() => setSaving(false)}
          onSaved={id => {
            setSaving(false)
            onChange({ search: id, criteria: undefined })
          }}
        />
      )}
    </section>
  )
}
