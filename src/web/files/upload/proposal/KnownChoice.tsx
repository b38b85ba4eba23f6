import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/Select.tsx'
import type { Choice } from './review-row.ts'

export interface KnownChoiceProps {
  readonly label: string
  /** Undefined where several differ. */
  readonly value: Choice | undefined
  readonly canAttach: boolean
  readonly onChoose: (choice: Choice) => void
}

/** What becomes of a file that is there already. */
export function KnownChoice({ label, value, canAttach, onChoose }: KnownChoiceProps) {
  const { t } = useTranslation()
  const choices: readonly Choice[] = canAttach ? ['attach', 'skip', 'upload'] : ['skip', 'upload']
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      {...(value === undefined && { none: '…' })}
      options={choices.map(choice => ({ value: choice, label: t(`uploads.review.${choice}`) }))}
      onChange={({ target }) => {
        const chosen = choices.find(choice => choice === target.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
