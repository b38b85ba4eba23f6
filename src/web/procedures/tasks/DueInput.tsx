import { useTranslation } from 'react-i18next'
import { mostTaskDays } from '#model/procedures/tasks.ts'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './Tasks.module.css'
import type { TaskDraft } from './task-draft.ts'
import type { TaskChoices } from './use-task-choices.ts'

/** True for a whole number of days that a task may be away from a date. */
export const areDays = (days: number | undefined): boolean =>
  days !== undefined && Number.isInteger(days) && days >= 0 && days <= mostTaskDays

interface DueInputProps {
  readonly id?: string
  readonly draft: TaskDraft
  readonly choices: TaskChoices
  readonly change: (part: Partial<TaskDraft>) => void
  /** Names of the inputs. */
  readonly labels: Readonly<Record<'due' | 'days' | 'side', string>>
}

/** The day on which a task is due: so many days before or after a date, a step or the beginning. */
export function DueInput({ id, draft: { from, days, side }, choices, change, labels }: DueInputProps) {
  const { t } = useTranslation()
  const sides = choices.mayPrecede(from) ? (['before', 'after'] as const) : (['after'] as const)
  return (
    <div className={styles.due}>
      <Select
        extent="full"
        id={id}
        aria-label={labels.due}
        none={t('tasks.noDue')}
        options={choices.anchors}
        value={from}
        onChange={({ target }) =>
          change({ from: target.value, ...(!choices.mayPrecede(target.value) && { side: 'after' }) })
        }
      />
      {from !== '' && (
        <div className={styles.days}>
          <NumberInput
            aria-label={labels.days}
            value={days}
            aria-invalid={!areDays(days) || undefined}
            onChange={typed => change({ days: typed })}
          />
          <Select
            extent="full"
            aria-label={labels.side}
            options={sides.map(value => ({ value, label: t(`tasks.${value}`) }))}
            value={side}
            onChange={({ target }) => change({ side: target.value === 'before' ? 'before' : 'after' })}
          />
        </div>
      )}
    </div>
  )
}
