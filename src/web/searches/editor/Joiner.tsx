import { useTranslation } from 'react-i18next'
import type { Operator } from '#model/searches/criteria.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

export interface JoinerProps {
  /** Of what it joins: 'Line 2'. */
  readonly label: string
  readonly value: Operator
  readonly onChange: (operator: Operator) => void
}

/** How a line or a block is joined to what stands before it. */
export function Joiner({ label, value, onChange }: JoinerProps) {
  const { t } = useTranslation()
  const options = [
    { value: 'AND' as const, label: t('searches.editor.and') },
    { value: 'OR' as const, label: t('searches.editor.or') },
  ]
  return (
    <SegmentedControl
      label={`${label}: ${t('searches.editor.joinedBy')}`}
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}
