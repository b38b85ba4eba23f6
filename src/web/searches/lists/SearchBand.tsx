import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Save, SearchCheck, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeSearch } from '#model/api/searches/saved.ts'
import { editSearchPath, newSearchPath, searchPath } from '#model/navigation/search-paths.ts'
import { cardTypes } from '#model/record-types.ts'
import { readCriteria } from '#model/searches/criteria.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { wantedOf } from '../../cards/data/list-search.ts'
import type { SearchBandProps } from '../../cards/list/search-slots.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { useSentence } from '../../search-descriptions/sentence.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Folded } from '../../ui/Folded.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DownloadResultsButton } from '../downloads/DownloadResultsButton.tsx'
import { KeepMenu } from '../results/KeepMenu.tsx'
import { describeCriteria } from '../saved/describe-criteria.ts'
import { FollowSwitch } from '../saved/FollowSwitch.tsx'
import { useSearchActions } from '../saved/use-search-actions.ts'
import styles from './SearchBand.module.css'

interface SaveSearchDialogProps {
  readonly area: CardArea
  readonly criteria: string
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

const longestName = 200

/** Gives a search that narrows a list a name, to be found again by. */
export function SaveSearchDialog({ area, criteria, onClose, onSaved }: SaveSearchDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const isNameless = name.trim() === ''
  const { mutate, isPending } = useSearchActions().create
  return (
    <Dialog
      title={t('searches.saved.save.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('searches.saved.save.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={isPending}>
            {t('searches.saved.band.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (isPending || isNameless) return
          mutate(
            { ...describeCriteria(area, criteria), name: name.trim(), shared },
            { onSuccess: saved => saved && onSaved(saved.id) },
          )
        }}
      >
        <FormRow
          label={t('searches.saved.save.name')}
          required
          problem={tried && isNameless ? t('searches.editor.nameNeeded') : undefined}
        >
          <TextInput
            data-autofocus
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FormRow>
        <Switch
          label={t('searches.saved.actions.share')}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </form>
    </Dialog>
  )
}

/** A band above a list that an advanced search narrows: its name, description and actions. */
export function SearchBand({ area, search, saved, onChange }: SearchBandProps) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const [saving, setSaving] = useState(false)
  const criteria = saved?.criteria ?? search.criteria
  const isReadable = criteria !== undefined && readCriteria(criteria) !== undefined
  const { data, error, refetch } = useQuery({
    ...endpointQuery(describeSearch, { body: describeCriteria(area, criteria ?? '') }),
    enabled: saved === undefined && isReadable,
  })
  const described = saved ?? data
  // A search the server cannot describe cannot be saved, either.
  const isBroken = !isReadable || (error instanceof CallError && error.status === 400)
  const given = isBroken ? undefined : criteria
  const { search: _saved, criteria: _criteria, ...others } = search
  return (
    <section className={styles.band} aria-label={t('searches.saved.band.label')}>
      <SearchCheck className={styles.sign} size={18} strokeWidth={1.7} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {saved ? <Link to={searchPath(saved.id)}>{saved.name}</Link> : t('searches.saved.band.unsaved')}
        </p>
        <div className={styles.sentence}>
          {described ? (
            <Folded
              text={sentence(described)}
              texts={{ more: t('searches.saved.band.more'), less: t('searches.saved.band.less') }}
            />
          ) : isBroken ? (
            t('searches.saved.lost.broken')
          ) : (
            error && <LoadFailed inline text={t('searches.saved.band.notDescribed')} retry={refetch} />
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {saved && <FollowSwitch search={saved} />}
        {given !== undefined && (
          <DownloadResultsButton
            {...wantedOf({ ...others, criteria: given })}
            look="subtle"
            searchId={saved?.id}
            classId={cardTypes[area.type]}
            name={saved?.name}
          />
        )}
        {given !== undefined && (
          <KeepMenu area={area} wanted={{ ...others, criteria: given }} address={search} />
        )}
        {(!saved || saved.mayChange) && (
          <Link
            className={styles.action}
            to={saved ? editSearchPath(saved.id) : newSearchPath}
            search={saved ? {} : { type: area.type, criteria }}
          >
            <Pencil size={15} strokeWidth={1.8} aria-hidden="true" />
            <span>{t('searches.saved.band.edit')}</span>
          </Link>
        )}
        {!saved && given !== undefined && (
          <Button look="subtle" onClick={() => setSaving(true)}>
            <Save size={15} strokeWidth={1.8} aria-hidden="true" />
            <span>{t('searches.saved.band.save')}</span>
          </Button>
        )}
        <IconButton
          className={styles.takeAway}
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
