import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { readCitations } from '#model/api/citations.ts'
import { citesOf } from '#model/bibliography/cites.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { fieldValues } from '../form/assess.ts'
import { linkAddress } from '../linked-cards.ts'
import { CitationEntry } from './CitationEntry.tsx'
import { CitationPager } from './CitationPager.tsx'
import styles from './Citations.module.css'
import { CitationsSection } from './CitationsSection.tsx'
import { CitationText } from './CitationText.tsx'
import { CitePlaceLine } from './CitePlaceLine.tsx'
import { CopyCitation } from './CopyCitation.tsx'
import { useCitationStyle } from './use-citation-style.ts'

/** The works that a card cites, with page and note, by their date: four a page (C-P13). */
function CiteQuotes({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [style] = useCitationStyle()
  const [page, setPage] = useState(0)
  const { data, isError, refetch } = useQuery({
    queryKey: [readCitations.name, card.id, card.version, page, style, language],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        readCitations,
        { params: { type: area.type, id: card.id }, query: { page: String(page), style } },
        { signal, name: `citations ${card.id}` },
      ),
  })
  return (
    <CitationsSection title={t('citations.title')} styled>
      {isError && (
        <p className={styles.failed}>
          {t('citations.failed')}{' '}
          <Button look="subtle" onClick={() => void refetch()}>
            {t('citations.again')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton width={22} />}
      {data && (
        <ul className={styles.list}>
          {data.result.map(({ id, workId, runs, ...place }) => (
            <CitationEntry
              key={id}
              address={workId && linkAddress({ id: workId, type: 'biblio' })}
              name={<CitationText runs={runs} />}
              places={<CitePlaceLine place={place} />}
              actions={runs.length > 0 && <CopyCitation runs={runs} />}
            />
          ))}
        </ul>
      )}
      {data && <CitationPager of={data} page={page} onPage={setPage} />}
    </CitationsSection>
  )
}

/** The citations of a record, where it has any. */
export function RecordCitations({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { declaration } = area
  return citesOf(declaration, fieldValues(declaration, card)).length === 0 ? null : (
    <CiteQuotes area={area} card={card} />
  )
}
