import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureReportTable, type ReportOfType, readProcedureReport } from '#model/api/procedures/report.ts'
import { procedureReportPath } from '#model/navigation/procedure-path.ts'
import { DayField, type TypedDay } from '../../fields/day/DayField.tsx'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { addressOf } from '../../platform/request/address.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Page } from '../../ui/Page.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { typeName } from '../type-name.ts'
import styles from './Report.module.css'
import { MonthCharts, RecordsCard } from './ReportCharts.tsx'
import { ReportTable } from './ReportTable.tsx'
import { type Period, type ReportAddress, readReportAddress, yearAround } from './report-address.ts'

const isSome = ({ months }: ReportOfType): boolean => months.length > 0

/** A report on a period for those who oversee: procedures begun, carried out and closed, and their objects, by type and month. */
export function ReportPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dates = useDates()
  const address = readReportAddress(useSearch({ strict: false }))
  const { from, to } = { ...yearAround(museumToday()), ...address }
  const period = { from, to }
  const go = (next: ReportAddress) => void navigate({ to: procedureReportPath, search: next, replace: true })
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(readProcedureReport, { query: period }),
    placeholderData: keepPreviousData,
  })
  const types = (data?.types ?? []).filter(isSome)
  const chosen = types.filter(({ type }) => type === address.type)
  return (
    <Page
      title={t('procedures.report.title')}
      width="wide"
      actions={
        <div className={styles.downloads}>
          <Button look="subtle" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('statistics.print')}
          </Button>
          {(['xlsx', 'csv'] as const).map(format => (
            <ButtonLink
              key={format}
              href={addressOf(procedureReportTable, { query: { ...period, format } })}
              download
            >
              {t(`procedures.registers.${format}`)}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <p className={styles.lead}>{t('procedures.report.lead')}</p>
      <PeriodChoice key={`${from} ${to}`} period={period} onChange={next => go({ ...address, ...next })} />
      <p className={styles.printed}>{`${dates.day(from)} – ${dates.day(to)}`}</p>
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      {data && types.length === 0 && <p className={styles.lead}>{t('procedures.report.none')}</p>}
      {types.length > 0 && (
        <div className={styles.parts}>
          <ReportTable types={types} period={period} />
          <RecordsCard types={types} />
          <div className={styles.choice}>
            <SelectField
              label={t('procedures.report.ofType')}
              value={chosen[0]?.type ?? ''}
              options={[
                { value: '', label: t('procedures.report.all') },
                ...types.map(({ type }) => ({ value: type, label: typeName(t, type) })),
              ]}
              onChange={({ target }) => {
                const { type: _, ...others } = address
                go({ ...others, ...(target.value !== '' && { type: target.value }) })
              }}
            />
          </div>
          <div className={styles.charts}>
            <MonthCharts types={chosen.length > 0 ? chosen : types} period={period} />
          </div>
        </div>
      )}
    </Page>
  )
}

const presets = ['thisYear', 'lastYear', 'other'] as const

interface PeriodChoiceProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** This year, the last one, or days from – to. */
function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation()
  const years = { thisYear: yearAround(museumToday()), lastYear: yearAround(museumToday(), -1) }
  const isYear = (name: 'thisYear' | 'lastYear') =>
    years[name].from === period.from && years[name].to === period.to
  const [isOther, setOther] = useState(false)
  const [ends, setEnds] = useState<{ from: TypedDay; to: TypedDay }>(period)
  const value = isOther
    ? 'other'
    : isYear('thisYear')
      ? 'thisYear'
      : isYear('lastYear')
        ? 'lastYear'
        : 'other'
  const write = (end: 'from' | 'to', day: TypedDay) => {
    const next = { ...ends, [end]: day }
    setEnds(next)
    if (next.from && next.to && next.from <= next.to) onChange({ from: next.from, to: next.to })
  }
  return (
    <div className={styles.period}>
      <SegmentedControl
        label={t('procedures.report.period')}
        value={value}
        options={presets.map(name => ({ value: name, label: t(`procedures.report.${name}`) }))}
        onChange={name => {
          setOther(name === 'other')
          if (name !== 'other') onChange(years[name])
        }}
      />
      {value === 'other' && (
        <>
          <DayField
            label={t('procedures.report.from')}
            value={ends.from}
            onChange={day => write('from', day)}
          />
          <DayField
            label={t('procedures.report.to')}
            value={ends.to}
            first={ends.from}
            problem={ends.from && ends.to && ends.from > ends.to ? t('procedures.report.wrong') : undefined}
            onChange={day => write('to', day)}
          />
        </>
      )}
    </div>
  )
}
