import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { frozenStates } from '#model/engine/aspects/freezes.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { ReportsAddress } from './list-address.ts'
import styles from './Reports.module.css'

/** How long after the last key the list is asked. */
const pauseMs = 250

export interface ReportFiltersProps {
  readonly address: ReportsAddress
  readonly total: number | undefined
  readonly onChange: (address: ReportsAddress) => void
}

/** What the list is narrowed to. */
export function ReportFilters({ address, total, onChange }: ReportFiltersProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(address.q ?? '')
  useEffect(() => {
    const q = typed.trim()
    if (q === (address.q ?? '')) return
    const { q: _before, ...rest } = address
    const timer = setTimeout(() => onChange({ ...rest, ...(q && { q }) }), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        aria-label={t('conditionReports.list.find')}
        placeholder={t('conditionReports.list.find')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
      />
      <Select
        aria-label={t('conditionReports.list.state')}
        value={address.state ?? ''}
        none={t('conditionReports.list.allStates')}
        options={frozenStates.map(value => ({ value, label: t(`conditionReport.state/${value}`) }))}
        onChange={({ target }) => {
          const { state: _before, ...rest } = address
          const state = frozenStates.find(each => each === target.value)
          onChange({ ...rest, ...(state && { state }) })
        }}
      />
      <p role="status">{total !== undefined && t('conditionReports.list.count', { count: total })}</p>
    </div>
  )
}
