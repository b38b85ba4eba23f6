import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { readCiting } from '#model/api/citations.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Pager } from '../../ui/Pager.tsx'
import { linkAddress } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Citations.module.css'
import { CitationsSection } from './CitationsSection.tsx'
import { CitePlaceLine } from './CitePlaceLine.tsx'
import { usePagerTexts } from './use-pager-texts.ts'

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
  const pagerTexts = usePagerTexts(data?.totalSize ?? 0)
  if (!data) return null
  return (
    <CitationsSection title={t('citations.citedBy')}>
      {data.totalSize === 0 && <p className={styles.none}>{t('citations.citedByNone')}</p>}
      <ul className={styles.list}>
        {data.result.map(({ card, places }) => {
          const address = linkAddress({ id: card.id, type: card.type.name })
          return (
            <li key={card.id} className={styles.quote}>
              <div className={styles.words}>
                <p className={styles.citation}>
                  {address ? (
                    <Link to={address} className={styles.link}>
                      {shownTitle(card.title)}
                    </Link>
                  ) : (
                    shownTitle(card.title)
                  )}
                  {card.shortDescription && <span className={styles.number}>{card.shortDescription}</span>}
                </p>
                {places.map((place, at) => (
                  // Places have no names of their own and never move.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <CitePlaceLine key={at} place={place} />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      {data.totalSize > data.blocksize && (
        <Pager
          label={t('citations.pages.label')}
          page={page}
          size={data.blocksize}
          count={data.totalSize}
          onPage={setPage}
          texts={pagerTexts}
        />
      )}
    </CitationsSection>
  )
}
