import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readUsage } from '#model/api/operator/usage.ts'
import { useSpace } from '../../licence/use-space.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Stat, StatRow } from '../../ui/Stat.tsx'

/** The platform in numbers. */
export function UsageStats() {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const space = useSpace()
  const { data } = useQuery(endpointQuery(readUsage, {}))
  if (!data) return null
  return (
    <StatRow>
      <Stat
        label={t('operator.museums.title')}
        value={numbers.format(data.museums)}
        note={t('operator.usage.licences', {
          paid: numbers.format(data.paid),
          trial: numbers.format(data.trial),
          expired: numbers.format(data.expired),
        })}
      />
      <Stat label={t('operator.columns.users')} value={numbers.format(data.users)} />
      <Stat label={t('operator.columns.objects')} value={numbers.format(data.objects)} />
      <Stat label={t('operator.columns.storage')} value={space(data.bytes)} />
      <Stat
        label={t('operator.columns.openOrders')}
        value={numbers.format(data.openOrders)}
        {...(data.openOrders > 0 && { tone: 'warning' as const })}
      />
    </StatRow>
  )
}
