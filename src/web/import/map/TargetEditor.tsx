import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderName, Target } from '#model/exchange/mapping.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { SelectOption } from '../../ui/form/Select.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import styles from '../Import.module.css'
import { TransformForm } from './TransformForm.tsx'
import { isRowList, rowReaders } from './use-fields.ts'
import { useTargetSummary } from './use-target-summary.ts'

export interface TargetEditorProps {
  readonly column: string
  /** Absent while the column goes nowhere. */
  readonly target: Target | undefined
  /** Other columns that go to the same field. */
  readonly joined: readonly string[]
  readonly fields: readonly SelectOption[]
  readonly onChange: (target: Target | undefined) => void
  /** Beside what is done to the text. */
  readonly end: ReactNode
}

/** A new target for a field; lists that a reader makes rows of have that reader. */
const targetFor = (path: string): Target => {
  const reader: ReaderName | undefined = isRowList(path) ? rowReaders[path] : undefined
  return { path, ...(reader && { reader }) }
}

/** One field a column goes to, and what is done to its text on the way. */
export function TargetEditor({ column, target, joined, fields, onChange, end }: TargetEditorProps) {
  const { t } = useTranslation()
  const summaryOf = useTargetSummary()
  const told = [
    target && summaryOf(target),
    joined.length > 0 && t('import.map.joined', { columns: joined.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className={styles.target}>
      <SearchSelect
        extent="full"
        aria-label={`${column}: ${t('import.map.field')}`}
        value={target?.path ?? ''}
        options={fields}
        none={t('import.map.ignore')}
        placeholder={t('import.map.ignore')}
        texts={{
          none: t('import.map.nothing'),
          loading: t('common.loading'),
          count: count => t('cardList.bulk.fieldsFound', { count }),
        }}
        onChange={path => onChange(path === undefined ? undefined : targetFor(path))}
      />
      {told && <p className={styles.told}>{told}</p>}
      {target && (
        <Disclosure title={t('import.map.more')} end={end}>
          <div className={styles.more}>
            <TransformForm target={target} onChange={onChange} />
          </div>
        </Disclosure>
      )}
    </div>
  )
}
