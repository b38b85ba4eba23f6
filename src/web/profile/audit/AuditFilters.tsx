import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listAuditPeople } from '#model/api/audit.ts'
import { auditGroupNames } from '#model/audit/actions.ts'
import { useDayTexts } from '../../fields/day/use-day-texts.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import { DayInput } from '../../ui/form/DayInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import styles from './Audit.module.css'
import { type AuditFilter, isNarrowed, noFilter } from './audit-filter.ts'

export interface AuditFiltersProps {
  readonly tenantId: string
  readonly filter: AuditFilter
  readonly onChange: (filter: AuditFilter) => void
}

const groups = ['all', ...auditGroupNames] as const

/** Narrows the record down: by kind, person, days and words. */
export function AuditFilters({ tenantId, filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const { data } = useQuery({
    ...endpointQuery(listAuditPeople, { params: { tenantId } }),
    enabled: tenantId !== '',
  })
  const dayTexts = useDayTexts()
  const textsFor = (name: string) => ({ ...dayTexts, open: `${name}: ${dayTexts.open}` })
  const set = (change: Partial<AuditFilter>) => onChange({ ...filter, ...change })
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={t('audit.filter.group')}
        value={filter.group}
        options={groups.map(value => ({ value, label: t(`audit.groups.${value}`) }))}
        onChange={group => set({ group })}
      />
      <TextInput
        type="search"
        extent="full"
        className={styles.search}
        aria-label={t('audit.filter.text')}
        placeholder={t('audit.filter.text')}
        value={filter.text}
        maxLength={100}
        onChange={({ target }) => set({ text: target.value })}
      />
      <div className={styles.row}>
        <label className={styles.field} htmlFor={`${id}-person`}>
          {t('audit.filter.person')}
          <Select
            id={`${id}-person`}
            extent="full"
            none={t('audit.filter.everybody')}
            options={(data?.result ?? []).map(person => ({
              value: person.id,
              label: person.name || person.email,
            }))}
            value={filter.person}
            onChange={({ target }) => set({ person: target.value })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}-from`}>
          {t('audit.filter.from')}
          <DayInput
            id={`${id}-from`}
            value={filter.from}
            last={filter.to}
            extent="full"
            language={language}
            texts={textsFor(t('audit.filter.from'))}
            onChange={from => set({ from })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}-to`}>
          {t('audit.filter.to')}
          <DayInput
            id={`${id}-to`}
            value={filter.to}
            first={filter.from}
            extent="full"
            language={language}
            texts={textsFor(t('audit.filter.to'))}
            onChange={to => set({ to })}
          />
        </label>
        {isNarrowed(filter) && (
          <Button look="subtle" onClick={() => onChange(noFilter)}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
