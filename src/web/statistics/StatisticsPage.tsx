import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readHome } from '#model/api/statistics.ts'
import { spaceShares } from '#model/licences/used-space.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { areaOf, cardAreas } from '../cards/linked-cards.ts'
import { useAccount } from '../licence/use-account.ts'
import { useReadable } from '../platform/access/use-readable.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useSpace } from '../platform/i18n/use-space.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Button } from '../ui/Button.tsx'
import { BarTable } from '../ui/charts/BarTable.tsx'
import type { ChartProps } from '../ui/charts/chart-value.ts'
import { ShareBar } from '../ui/charts/ShareBar.tsx'
import { Page } from '../ui/Page.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CardStatistics } from './CardStatistics.tsx'
import { ChartCard } from './ChartCard.tsx'
import styles from './Statistics.module.css'
import { periods, readStatisticsAddress } from './statistics-address.ts'
import { useNumberWords } from './use-number-words.ts'
import { WorkStatistics } from './WorkStatistics.tsx'

/** The number of records of each type. */
function TypesCard() {
  const { t } = useTranslation()
  const words = useNumberWords()
  const { data } = useQuery(localizedQuery(readHome, undefined as never, useLanguage()))
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

/** Nearly full. */
const tight = 0.9

/** The use of the museum's space, and the space it has. */
function StorageCard() {
  const { t } = useTranslation()
  const space = useSpace()
  const words = useNumberWords()
  const query = useAccount()
  const { data } = query
  if (query.isError && !data) return <LoadFailed retry={() => query.refetch()} />
  if (!data) return <div className={styles.waiting} />
  const { usedSpace, storageLimit, usedFor } = data
  const values = spaceShares
    .map(share => ({ id: share, label: t(`licence.account.shares.${share}`), value: usedFor[share] }))
    .filter(({ value }) => value > 0)
  return (
    <ChartCard title={t('licence.account.space')} name={t('licence.account.space')} values={values}>
      <div className={styles.storage}>
        {storageLimit !== null && (
          <ProgressBar
            label={t('licence.account.space')}
            value={usedSpace / storageLimit}
            text={t('licence.account.spaceOf', { used: space(usedSpace), total: space(storageLimit) })}
            tone={usedSpace >= storageLimit * tight ? 'danger' : 'accent'}
          />
        )}
        {values.length > 0 && (
          <ShareBar label={t('licence.account.space')} values={values} format={space} share={words.share} />
        )}
      </div>
    </ChartCard>
  )
}

const weeksOf = (months: number) => Math.min(260, Math.round((months * 52) / 12))

/** The museum's detailed statistics (C-S07). Type and period are in the address. */
export function StatisticsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = readStatisticsAddress(useSearch({ strict: false }))
  // Procedures are counted by themselves.
  const readable = useReadable()
  const areas = cardAreas.filter(({ declaration }) => !declaration.workflow && readable.includes(declaration))
  const { months = '24' } = address
  const area = areas.find(({ type }) => type === address.type) ?? areas[0]
  const go = (change: object) =>
    void navigate({ to: '/app/statistics', search: { ...address, ...change }, replace: true })
  return (
    <Page
      title={t('statistics.title')}
      width="wide"
      actions={
        <>
          <SegmentedControl
            label={t('statistics.period')}
            value={months}
            options={periods.map(value => ({
              value,
              label: t('statistics.years', { count: Number(value) / 12 }),
            }))}
            onChange={value => go({ months: value })}
          />
          <Button look="subtle" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('statistics.print')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {area && (
          <section className={styles.part} aria-label={t('statistics.ofCards')}>
            <div className={styles.choice}>
              <h2>
                <VisuallyHidden>{t(cardWordKey(area.type, 'list'))}</VisuallyHidden>
              </h2>
              <SelectField
                label={t('statistics.ofCards')}
                value={area.type}
                options={areas.map(({ type }) => ({ value: type, label: t(cardWordKey(type, 'list')) }))}
                onChange={({ target }) => go({ type: target.value })}
              />
            </div>
            <CardStatistics key={area.type} area={area} months={Number(months)} />
          </section>
        )}
        <section className={styles.part} aria-labelledby="statistics-museum">
          <h2 id="statistics-museum">{t('statistics.ofMuseum')}</h2>
          <div className={styles.cards}>
            {areas.length > 0 && <TypesCard />}
            <StorageCard />
          </div>
          <WorkStatistics weeks={weeksOf(Number(months))} />
        </section>
      </div>
    </Page>
  )
}
