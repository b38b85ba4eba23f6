import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { namesPictures } from '#model/engine/names-pictures.ts'
import { useSettled } from '../../../cards/data/use-settled.ts'
import { cardAreas } from '../../../cards/linked-cards.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { TypeIcon } from '../../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../../cards/thumbnail-of.ts'
import { typeOfCard } from '../../../cards/type-of-card.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { SuggestInput } from '../../../ui/suggest/SuggestInput.tsx'
import { Thumb } from '../../../ui/table/Thumb.tsx'
import styles from './Review.module.css'

/** Lists whose photographs carry numbers of records in their names. */
const areas = cardAreas.filter(({ declaration }) => namesPictures(declaration))

/** Matches shown at once: more are found by typing. */
const mostShown = 9

/** Records that match what is typed. */
function useFound(text: string) {
  const q = useSettled(text)
  return useQueries({
    queries: areas.map(({ endpoints }) => ({
      ...endpointQuery(endpoints.suggest, { query: { q } }),
      enabled: q !== '',
      placeholderData: keepPreviousData,
    })),
    combine: answers => ({
      records: answers.flatMap(({ data }) => data?.result ?? []),
      isLoading: q !== text || answers.some(({ isFetching }) => isFetching),
    }),
  })
}

const nameOf = ({ shortDescription, title }: LinkItem): string =>
  [shortDescription, shownTitle(title)].filter(Boolean).join(' · ')

/** The picture of a record, as it looks now. */
function RecordThumb({ record, size }: { readonly record: LinkItem; readonly size: number }) {
  const [area] = areas
  return (
    <Thumb
      src={thumbnailOf(record.thumbnailUrl, 160)}
      size={size}
      sign={area && <TypeIcon type={typeOfCard(area, record)} size={Math.round(size / 2.4)} />}
    />
  )
}

export interface RecordPickerProps {
  readonly label: string
  readonly value: LinkItem | undefined
  /** Offered before anything is typed. */
  readonly proposed: readonly LinkItem[]
  readonly onChange: (record: LinkItem | undefined) => void
}

/** The record that a photograph is attached to: proposed, found by typing its number or title, or none. */
export function RecordPicker({ label, value, proposed, onChange }: RecordPickerProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const text = typed?.trim() ?? ''
  const found = useFound(text)
  const records = text === '' ? proposed : found.records.slice(0, mostShown)
  const none = { id: '', name: t('uploads.review.unlinked') }
  return (
    <span className={styles.record}>
      {value ? <RecordThumb record={value} size={36} /> : <span className={styles.noRecord} />}
      <SuggestInput
        aria-label={label}
        title={value && nameOf(value)}
        typed={typed}
        onTyped={setTyped}
        chosenName={value ? nameOf(value) : ''}
        placeholder={t(proposed.length > 1 ? 'uploads.review.choose' : 'uploads.review.notLinked')}
        chosen={value?.id ?? ''}
        loading={text !== '' && found.isLoading}
        rows={mostShown}
        options={[
          ...records.map(record => ({
            id: record.id,
            name: shownTitle(record.title),
            source: record.shortDescription,
            sign: <RecordThumb record={record} size={24} />,
          })),
          ...(text === '' ? [none] : []),
        ]}
        onPick={({ id }) => onChange(records.find(record => record.id === id))}
        onFocus={event => event.target.select()}
        texts={{
          none: t('cards.form.link.none'),
          loading: t('common.loading'),
          count: count => t('cards.form.link.count', { count }),
        }}
      />
    </span>
  )
}
