import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMuseums } from '#model/api/operator/museums.ts'
import type { OperatedNews } from '#model/api/operator/news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { PillBox } from '../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import styles from '../Operator.module.css'

export interface MuseumPickerProps {
  readonly museums: OperatedNews['museumNames']
  readonly onChange: (museums: OperatedNews['museumNames']) => void
  readonly problem: string | undefined
}

/** Museums, found by their names and picked one after the other. */
export function MuseumPicker({ museums, onChange, problem }: MuseumPickerProps) {
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
