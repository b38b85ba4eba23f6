import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cardWordKey } from '../cards/card-words.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CardStatistics } from './CardStatistics.tsx'
import styles from './Statistics.module.css'
import { StorageCard } from './StorageCard.tsx'
import { periods, readStatisticsAddress } from './statistics-address.ts'
import { TypesCard } from './TypesCard.tsx'
import { useReadableAreas } from './use-readable-areas.ts'
import { WorkStatistics } from './WorkStatistics.tsx'

const weeksOf = (months: number) => Math.min(260, Math.round((months * 52) / 12))

/** The museum in figures, in depth (acceptance row C-S07). The address says of what and since when. */
export function StatisticsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = readStatisticsAddress(useSearch({ strict: false }))
  const areas = useReadableAreas()
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
