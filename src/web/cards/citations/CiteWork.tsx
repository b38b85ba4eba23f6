import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { exportReferences, readCitation, readCiting } from '#model/api/citations.ts'
import { type ReferenceFormat, referenceFormats } from '#model/bibliography/reference-formats.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { download } from '../../platform/download.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { linkAddress } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import { CitationEntry } from './CitationEntry.tsx'
import { CitationPager } from './CitationPager.tsx'
import styles from './Citations.module.css'
import { CitationsSection } from './CitationsSection.tsx'
import { CitationText } from './CitationText.tsx'
import { CitePlaceLine } from './CitePlaceLine.tsx'
import { CopyCitation } from './CopyCitation.tsx'
import { formatNames } from './file-name.ts'
import { useCitationStyle } from './use-citation-style.ts'

/** The cards that cite a work, each with its pages. */
function CitedBy({ card: { id, version } }: { readonly card: CardAnswer }) {
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

/** The citation of a work, to copy or export to a reference manager, and the records that cite it. */
export function CiteWork({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [style] = useCitationStyle()
  const mayDownload = useCan({ permissions: area.declaration.permissions.download })
  const { data } = useQuery({
    queryKey: [readCitation.name, card.id, card.version, style, language],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        readCitation,
        { params: { id: card.id }, query: { style } },
        { signal, name: `citation ${card.id}` },
      ),
  })
  const { mutate } = useMutation({
    mutationFn: (format: ReferenceFormat) =>
      download(exportReferences, { body: { selection: { ids: [card.id] }, format, style } }),
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <>
      <CitationsSection title={t('citations.cite')} styled>
        <div className={styles.quote}>
          <p className={styles.citation}>
            {data ? <CitationText runs={data.runs} /> : <Skeleton width={22} />}
          </p>
          {data && data.runs.length > 0 && <CopyCitation runs={data.runs} />}
          {mayDownload && (
            <Menu
              target={
                <IconButton label={t('citations.download')}>
                  <Download size={16} strokeWidth={1.7} aria-hidden="true" />
                </IconButton>
              }
              sections={[
                {
                  id: 'files',
                  items: referenceFormats.map(format => ({
                    id: format,
                    label: formatNames[format],
                    onSelect: () => mutate(format),
                  })),
                },
              ]}
            />
          )}
        </div>
      </CitationsSection>
      <CitedBy card={card} />
    </>
  )
}
