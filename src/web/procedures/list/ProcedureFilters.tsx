import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { statusNames } from '#model/procedures/statuses.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { typeName } from '../type-name.ts'
import type { ProceduresAddress } from './list-address.ts'
import styles from './Procedures.module.css'

/** How long after the last key the list is asked. */
const pauseMs = 250

export interface ProcedureFiltersProps {
  readonly address: ProceduresAddress
  readonly total: number | undefined
  readonly onChange: (address: ProceduresAddress) => void
}

/** What the list is narrowed to. */
export function ProcedureFilters({ address, total, onChange }: ProcedureFiltersProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(address.q ?? '')
  const change = ({ q, type, status, mine }: ProceduresAddress) =>
    onChange({ ...(q && { q }), ...(type && { type }), ...(status && { status }), ...(mine && { mine }) })
  useEffect(() => {
    const q = typed.trim()
    if (q === (address.q ?? '')) return
    const timer = setTimeout(() => change({ ...address, q }), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        aria-label={t('procedures.list.find')}
        placeholder={t('procedures.list.find')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
      />
      <Select
        aria-label={t('procedures.list.type')}
        value={address.type ?? ''}
        none={t('procedures.list.allTypes')}
        options={procedureDeclarations.map(({ name }) => ({ value: name, label: typeName(t, name) }))}
        onChange={({ target }) => change({ ...address, type: target.value })}
      />
      <Select
        aria-label={t('procedures.list.status')}
        value={address.status ?? ''}
        none={t('procedures.list.allStatuses')}
        options={statusNames.map(value => ({ value, label: t(`procedures.status/${value}`) }))}
        onChange={({ target }) => change({ ...address, status: target.value })}
      />
      <Checkbox
        label={t('procedures.list.mine')}
        checked={address.mine === 'true'}
        onChange={({ target: { checked } }) => {
          const { mine: _mine, ...rest } = address
          change(checked ? { ...rest, mine: 'true' } : rest)
        }}
      />
      <p role="status">{total !== undefined && t('procedures.list.count', { count: total })}</p>
    </div>
  )
}
