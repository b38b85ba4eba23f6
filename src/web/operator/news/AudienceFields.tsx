import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMuseums } from '#model/api/operator/museums.ts'
import type { OperatedNews } from '#model/api/operator/news.ts'
import { museumRoles } from '#model/permissions/roles.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Select } from '../../ui/form/Select.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { PillBox } from '../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import styles from '../Operator.module.css'
import type { NewsDraft } from './use-news-draft.ts'

interface MuseumPickerProps {
  readonly museums: OperatedNews['museumNames']
  readonly onChange: (museums: OperatedNews['museumNames']) => void
  readonly problem: string | undefined
}

/** Museums, found by their names and picked one after the other. */
function MuseumPicker({ museums, onChange, problem }: MuseumPickerProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const text = typed?.trim() ?? ''
  const q = useDeferredValue(text)
  const { data, isFetching, isPending, isPlaceholderData } = useQuery({
    ...endpointQuery(listMuseums, { query: { q, blocksize: 10 } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const chosen = new Set(museums.map(({ id }) => id))
  return (
    <div className={styles.field}>
      <span>{t('operator.news.museums')}</span>
      <PillBox
        label={t('operator.news.museums')}
        values={museums.map(({ id, name }) => ({ id, label: name }))}
        removeLabel={name => t('operator.news.removeMuseum', { name })}
        onRemove={id => onChange(museums.filter(museum => museum.id !== id))}
        invalid={problem !== undefined}
      >
        <SuggestInput
          bare
          aria-label={t('operator.news.findMuseum')}
          placeholder={t('operator.news.findMuseum')}
          aria-invalid={problem !== undefined || undefined}
          typed={typed}
          onTyped={setTyped}
          ready={q !== ''}
          loading={q !== text || isFetching || isPending || isPlaceholderData}
          rows={10}
          options={(data?.result ?? [])
            .filter(({ id }) => !chosen.has(id))
            .map(({ id, name }) => ({ id, name }))}
          onPick={({ id, name }) => onChange([...museums, { id, name }])}
          texts={{
            none: t('operator.news.noMuseum'),
            loading: t('operator.news.searching'),
            count: count => t('operator.news.foundMuseums', { count }),
          }}
        />
      </PillBox>
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}

interface AudienceFieldsProps {
  readonly draft: NewsDraft
  readonly onChange: (part: Partial<NewsDraft>) => void
  /** The problem with the museums. */
  readonly problem: string | undefined
}

/** The audience of news: which museums, and which people in them. */
export function AudienceFields({ draft, onChange, problem }: AudienceFieldsProps) {
  const { t } = useTranslation()
  const roleId = useId()
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span aria-hidden="true">{t('operator.news.audience')}</span>
          <SegmentedControl
            label={t('operator.news.audience')}
            value={draft.everywhere ? 'all' : 'chosen'}
            options={[
              { value: 'all', label: t('operator.news.everywhere') },
              { value: 'chosen', label: t('operator.news.chosen') },
            ]}
            onChange={value => onChange({ everywhere: value === 'all' })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={roleId}>{t('operator.news.role')}</label>
          <Select
            id={roleId}
            none={t('operator.news.anyRole')}
            options={museumRoles.map(value => ({ value, label: t(`operator.news.rolesOf.${value}`) }))}
            value={draft.role}
            onChange={({ target }) =>
              onChange({ role: museumRoles.find(role => role === target.value) ?? '' })
            }
          />
        </div>
      </div>
      {!draft.everywhere && (
        <MuseumPicker museums={draft.museums} onChange={museums => onChange({ museums })} problem={problem} />
      )}
    </>
  )
}
