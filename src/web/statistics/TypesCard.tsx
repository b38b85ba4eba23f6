import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readHome } from '#model/api/statistics.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { spokenQuery } from '../news/spoken-query.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { BarTable } from '../ui/charts/BarTable.tsx'
import type { ChartProps } from '../ui/charts/chart-value.ts'
import { ChartCard } from './ChartCard.tsx'
import { useNumberWords } from './use-number-words.ts'

/** How many cards of each type there are. */
export function TypesCard() {
  const { t } = useTranslation()
  const words = useNumberWords()
  const { data } = useQuery(spokenQuery(readHome, undefined as never, useLanguage()))
  const values = (data?.cards ?? []).map(({ type, total }) => ({
    id: type,
    label: t(cardWordKey(type, 'list')),
    value: total,
  }))
  const link: ChartProps['link'] = ({ id }, children) => (
    <Link to={areaOf(id)?.listPath ?? '/app'}>{children}</Link>
  )
  const title = t('statistics.types')
  return (
    <ChartCard title={title} name={title} values={values} link={link} isTable>
      <BarTable
        label={title}
        values={values}
        format={words.number}
        link={link}
        headings={[title, t('statistics.figure')]}
      />
    </ChartCard>
  )
}
