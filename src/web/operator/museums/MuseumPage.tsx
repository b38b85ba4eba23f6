import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readOperatedMuseum } from '#model/api/operator/museums.ts'
import { operatorPath } from '#model/navigation/routes.ts'
import { useSpace } from '../../licence/use-space.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { lookAgainMs } from '../look-again-ms.ts'
import styles from '../Operator.module.css'
import { Administrators } from './Administrators.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { LicenceBadge } from './LicenceBadge.tsx'
import { LicenceForm } from './LicenceForm.tsx'
import { OrderList } from './OrderList.tsx'
import { StateSection } from './StateSection.tsx'

/** A museum: how much it has, its licence, its orders, whom to write to. What it has is its own business. */
export function MuseumPage({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const moments = useMoments()
  const space = useSpace()
  const { data: museum, isError } = useQuery({
    ...endpointQuery(readOperatedMuseum, { params: { id } }),
    // An archive is made, or the museum deleted, behind the page.
    refetchInterval: ({ state }) => (state.data?.deletion ? lookAgainMs : false),
  })
  useOwnCrumbs(
    museum && [
      { path: operatorPath, label: t('operator.title') },
      { path: `${operatorPath}/museums`, label: t('operator.museums.title') },
      { path: `${operatorPath}/museums/${id}`, label: museum.name },
    ],
  )
  if (isError) return <EmptyState title={t('common.notFound.title')}>{t('common.notFound.text')}</EmptyState>
  if (!museum) return null
  const { usage, licence, administrators } = museum
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{museum.name}</h1>
        {museum.copy === null ? (
          <LicenceBadge licence={licence} />
        ) : (
          <Badge tone="warning">{t('operator.copies.badge')}</Badge>
        )}
      </div>
      {usage && (
        <StatRow>
          <Stat label={t('operator.columns.users')} value={numbers.format(usage.users)} />
          <Stat label={t('operator.columns.objects')} value={numbers.format(usage.objects)} />
          <Stat label={t('operator.columns.storage')} value={space(usage.bytes)} />
          <Stat
            label={t('operator.columns.lastAccess')}
            value={usage.lastAccess ? moments.short(usage.lastAccess) : '–'}
          />
        </StatRow>
      )}
      {museum.copy === null && (
        <>
          <StateSection museum={museum} />
          <DeletionSection museum={museum} deletion={museum.deletion} />
          <LicenceForm id={id} licence={licence} />
          <OrderList id={id} />
        </>
      )}
      <Administrators id={id} administrators={administrators} closed={museum.state.name === 'closed'} />
    </>
  )
}
