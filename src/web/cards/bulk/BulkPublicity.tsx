import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BulkPreview } from '#model/api/cards/shapes.ts'
import { publicSideEndpoints } from '#model/api/public-side.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Banner } from '../../ui/Banner.tsx'
import type { CardArea } from '../card-area.ts'
import styles from './Bulk.module.css'

interface BulkPublicityProps {
  readonly area: CardArea
  readonly preview: BulkPreview
}

/** Tells what publishing the checked records means: how many already are, what they lack, and whether anybody sees them (O-W10). */
export function BulkPublicity({ area, preview }: BulkPublicityProps) {
  const { t } = useTranslation()
  const { declaration } = area
  const { data } = useQuery({
    ...endpointQuery(publicSideEndpoints(declaration).siteState, {}),
    enabled: declaration.site !== undefined,
  })
  const { missing, withheld, unchanged } = preview
  const notes = [
    ...(unchanged > 0
      ? [{ key: 'already', text: t('cardList.bulk.publishing.already', { count: unchanged }) }]
      : []),
    ...missing.map(({ what, count }) => ({ key: what, text: t(`cardList.bulk.missing.${what}`, { count }) })),
    ...(withheld > 0
      ? [{ key: 'withheld', text: t('cardList.bulk.publishing.withheld', { count: withheld }) }]
      : []),
  ]
  return (
    <>
      {data && data.site !== 'open' && (
        <Banner kind="info" inset>
          {t(`cardList.bulk.publishing.${data.site}`)}
        </Banner>
      )}
      {notes.length > 0 && (
        <Banner kind={missing.length > 0 ? 'warning' : 'info'} inset>
          {t('cardList.bulk.missing.title')}
          <ul>
            {notes.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {data?.site === 'open' && <p className={styles.note}>{t('cardList.bulk.publishing.caches')}</p>}
    </>
  )
}
