import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusNames } from '#model/engine/aspects/statuses.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { typeName } from '../type-name.ts'
import { type ProceduresAddress, readProceduresAddress } from './list-address.ts'
import styles from './Procedures.module.css'

/** Delay between the last key press and the search, in milliseconds. */
const pauseMs = 250

const dueChoices = ['overdue', 'soon'] as const

export interface ProcedureFiltersProps {
  readonly address: ProceduresAddress
  readonly total: number | undefined
  readonly onChange: (address: ProceduresAddress) => void
}

/** The active filters of the list. */
export function ProcedureFilters({ address, total, onChange }: ProcedureFiltersProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(address.q ?? '')
  const visitor = visitorOf(useSession())
  const types = procedureDeclarations.filter(
    ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.read }),
  )
  /** Empty words are filters taken away. */
  const change = (part: Readonly<Record<string, unknown>>) =>
    onChange(readProceduresAddress({ ...address, ...part }))
  useEffect(() => {
    const q = typed.trim()
    if (q === (address.q ?? '')) return
    const timer = setTimeout(() => change({ q }), pauseMs)
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
        options={types.map(({ name }) => ({ value: name, label: typeName(t, name) }))}
        onChange={({ target }) => change({ type: target.value })}
      />
      <Select
        aria-label={t('procedures.list.status')}
        value={address.status ?? ''}
        none={t('procedures.list.allStatuses')}
        options={statusNames.map(value => ({ value, label: t(`procedures.status/${value}`) }))}
        onChange={({ target }) => change({ status: target.value })}
      />
      <Select
        aria-label={t('procedures.list.due')}
        value={address.due ?? ''}
        none={t('procedures.list.anyDue')}
        options={dueChoices.map(value => ({ value, label: t(`procedures.list.dueIs.${value}`) }))}
        onChange={({ target }) => change({ due: target.value })}
      />
      <Checkbox
        label={t('procedures.list.mine')}
        checked={address.mine === 'true'}
        onChange={({ target: { checked } }) => change({ mine: checked })}
      />
      <p role="status">{total !== undefined && t('procedures.list.count', { count: total })}</p>
    </div>
  )
}
