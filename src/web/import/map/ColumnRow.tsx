import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Found } from '#model/api/imports.ts'
import type { ReaderName, Target } from '#model/exchange/mapping.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { SelectOption } from '../../ui/form/Select.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import styles from '../Import.module.css'
import { TransformForm } from './TransformForm.tsx'
import { isRowList, rowReaders } from './use-fields.ts'

/** Texts treated as empty that are listed. */
const emptyShown = 3

/** Returns a short description of the changes to a column's text on import; empty if there are none. */
function useTargetSummary() {
  const { t } = useTranslation()
  const quoted = (text: string): string => t('import.map.quoted', { text })
  return ({
    path,
    reader = 'value',
    split,
    take,
    prefix,
    suffix,
    missing,
    values,
    replace,
    empty,
  }: Target): string =>
    [
      reader !== 'value' && !isRowList(path) && t(`import.map.readers.${reader}`),
      split &&
        `${t('import.map.split')} ${split.map(separator => quoted(separator === '\n' ? '↵' : separator.trim() || separator)).join(' ')}`,
      take && `${t('import.map.take')} ${t(`import.map.takes.${take}`)}`,
      prefix && `${t('import.map.prefix')}: ${quoted(prefix.trim())}`,
      suffix && `${t('import.map.suffix')}: ${quoted(suffix.trim())}`,
      missing && `${t('import.map.missing')}: ${t(`import.map.missings.${missing}`)}`,
      (values || replace) && t('import.map.values'),
      empty &&
        `${t('import.map.empty')}: ${empty.slice(0, emptyShown).join(', ')}${empty.length > emptyShown ? ' …' : ''}`,
    ]
      .filter(Boolean)
      .join(' · ')
}

interface TargetEditorProps {
  readonly column: string
  /** Absent while the column is not mapped. */
  readonly target: Target | undefined
  /** Other columns mapped to the same field. */
  readonly joined: readonly string[]
  readonly fields: readonly SelectOption[]
  readonly onChange: (target: Target | undefined) => void
  /** Content next to the options. */
  readonly end: ReactNode
}

/** Returns a new target for a field; lists whose rows are made by a reader get that reader. */
const targetFor = (path: string): Target => {
  const reader: ReaderName | undefined = isRowList(path) ? rowReaders[path] : undefined
  return { path, ...(reader && { reader }) }
}

/** A field that a column is mapped to, and the conversion of its text. */
function TargetEditor({ column, target, joined, fields, onChange, end }: TargetEditorProps) {
  const { t } = useTranslation()
  const summaryOf = useTargetSummary()
  const summary = [
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
      {summary && <p className={styles.summary}>{summary}</p>}
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

interface ColumnRowProps {
  readonly column: Found['columns'][number]
  /** The name of the column. */
  readonly name: string
  readonly targets: readonly Target[]
  /** The targets are a guess that nobody has looked at. */
  readonly unsure: boolean
  /** Other columns mapped to a field. */
  readonly joinedWith: (path: string) => readonly string[]
  readonly fields: readonly SelectOption[]
  readonly onTargets: (targets: readonly Target[]) => void
}

/** A column of the file with sample cells and its mapping. */
export function ColumnRow({ column, name, targets, unsure, joinedWith, fields, onTargets }: ColumnRowProps) {
  const { t } = useTranslation()
  const shown = targets.length > 0 ? targets : [undefined]
  return (
    <li className={styles.column} data-ignored={targets.length === 0 || undefined}>
      <div>
        <p className={styles.name}>
          {name}
          <span className={styles.letter}>{column.letter}</span>
          {unsure && <Badge tone="warning">{t('import.map.unsure')}</Badge>}
        </p>
        <p className={styles.samples}>{column.samples.slice(0, 3).join(' · ')}</p>
      </div>
      <div className={styles.targets}>
        {shown.map((target, at) => (
          <TargetEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: targets are identified by position only
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
