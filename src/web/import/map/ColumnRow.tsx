import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Found } from '#model/api/imports.ts'
import type { Target } from '#model/exchange/mapping.ts'
import { Button } from '../../ui/Button.tsx'
import type { SelectOption } from '../../ui/form/Select.tsx'
import styles from '../Import.module.css'
import { TargetEditor } from './TargetEditor.tsx'

export interface ColumnRowProps {
  readonly column: Found['columns'][number]
  /** What it is called. */
  readonly name: string
  readonly targets: readonly Target[]
  /** Other columns that go to a field. */
  readonly joinedWith: (path: string) => readonly string[]
  readonly fields: readonly SelectOption[]
  readonly onTargets: (targets: readonly Target[]) => void
}

/** A column of the file with some of its cells, and where it goes. */
export function ColumnRow({ column, name, targets, joinedWith, fields, onTargets }: ColumnRowProps) {
  const { t } = useTranslation()
  const shown = targets.length > 0 ? targets : [undefined]
  return (
    <li className={styles.column} data-ignored={targets.length === 0 || undefined}>
      <div>
        <p className={styles.name}>
          {name}
          <span className={styles.letter}>{column.letter}</span>
        </p>
        <p className={styles.samples}>{column.samples.slice(0, 3).join(' · ')}</p>
      </div>
      <div className={styles.targets}>
        {shown.map((target, at) => (
          <TargetEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: targets have no other name than their place
            key={at}
            column={column.name}
            target={target}
            joined={target ? joinedWith(target.path) : []}
            fields={fields}
            end={
              at === targets.length - 1 &&
              at < 3 && (
                <Button look="subtle" onClick={() => onTargets([...targets, { path: 'remarks' }])}>
                  <Plus size={14} strokeWidth={2} aria-hidden="true" />
                  {t('import.map.addTarget')}
                </Button>
              )
            }
            onChange={next =>
              onTargets(
                next
                  ? target
                    ? targets.with(at, next)
                    : [next]
                  : targets.filter((_, other) => other !== at),
              )
            }
          />
        ))}
      </div>
    </li>
  )
}
