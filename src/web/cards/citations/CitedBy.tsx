import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { readCiting } from '#model/api/citations.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { linkAddress } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import { CitationEntry } from './CitationEntry.tsx'
import { CitationPager } from './CitationPager.tsx'
import styles from './Citations.module.css'
import { CitationsSection } from './CitationsSection.tsx'
import { CitePlaceLine } from './CitePlaceLine.tsx'

/** The cards that cite a work, each with its pages. */
export function CitedBy({ card: { id, version } }: { readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [page, setPage] = useState(0)
  const { data } = useQuery({
    queryKey: [readCiting.name, id, version, page, language],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(readCiting, { params: { id }, query: { page: String(page) } }, { signal, name: `citing ${id}` }),
  })
  if (!data) return null
  return (
    <CitationsSection title={t('citations.citedBy')}>
      {data.totalSize === 0 && <p className={styles.none}>{t('citations.citedByNone')}</p>}
      <ul className={styles.list}>
        {data.result.map(({ card, places }) => (
          <CitationEntry
            key={card.id}
            address={linkAddress({ id: card.id, type: card.type.name })}
            name={shownTitle(card.title)}
            beside={card.shortDescription && <span className={styles.number}>{card.shortDescription}</span>}
            places={places.map((place, at) => (
              // Places have no names of their own and never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <CitePlaceLine key={at} place={place} />
            ))}
          />
        ))}
      </ul>
      <CitationPager of={data} page={page} onPage={setPage} />
    </CitationsSection>
  )
}
