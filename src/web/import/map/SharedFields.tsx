import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import { usualJoin } from '#model/exchange/gathered-cells.ts'
import type { Mapping, Target } from '#model/exchange/mapping.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../use-import.ts'

/** A field that several columns go to as they are. */
interface SharedField {
  readonly path: string
  /** The columns, in the order in which their texts are joined. */
  readonly columns: readonly string[]
  /** The text between them; undefined for the usual one. */
  readonly join: string | undefined
}

const isPart = ({ path, reader = 'value' }: Target): boolean => reader === 'value' && !path.startsWith('@')

/** Fields filled by more than one column. Columns parsed into rows have their own rows. */
export function sharedFields({ columns }: Pick<Mapping, 'columns'>): readonly SharedField[] {
  const parts = columns.flatMap(({ column, targets }) =>
    targets.filter(isPart).map(target => ({ column, target })),
  )
  return [...Map.groupBy(parts, ({ target }) => target.path)].flatMap(([path, shared]) => {
    const ordered = shared.toSorted((one, other) => (one.target.turn ?? -1) - (other.target.turn ?? -1))
    const names = [...new Set(ordered.map(({ column }) => column))]
    return names.length < 2
      ? []
      : [{ path, columns: names, join: ordered.find(({ target }) => target.join !== undefined)?.target.join }]
  })
}

/** The same mapping with the columns of a field in this order, and this between them. */
const withShared = (
  mapping: Pick<Mapping, 'columns'>,
  { path, columns, join }: SharedField,
): Pick<Mapping, 'columns'> => ({
  columns: mapping.columns.map(({ column, targets }) => ({
    column,
    targets: targets.map(target => {
      if (target.path !== path || !isPart(target)) return target
      const { join: _before, ...rest } = target
      return { ...rest, turn: columns.indexOf(column), ...(join !== undefined && { join }) }
    }),
  })),
})

const known = {
  space: ' ',
  line: '\n',
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  dash: ' – ',
  slash: ' / ',
  none: '',
} as const

type Known = keyof typeof known

const nameOf = (join: string): Known | 'other' =>
  (Object.keys(known) as Known[]).find(name => known[name] === join) ?? 'other'

interface SeparatorFieldProps {
  readonly path: string
  readonly join: string | undefined
  readonly onJoin: (join: string | undefined) => void
}

/** The text between the values of columns that share a field. In a list each may be a separate entry. */
function SeparatorField({ path, join, onJoin }: SeparatorFieldProps) {
  const { t } = useTranslation()
  const { declaration } = useImportArea()
  const column = cellColumnsByPath(declaration).get(path)
  const usual = column && column.lists === 0 ? nameOf(usualJoin(column.field)) : 'rows'
  const [typing, setTyping] = useState(join !== undefined && nameOf(join) === 'other')
  if (column?.field.kind === 'terms') return null
  const names = [...(usual === 'rows' ? (['rows'] as const) : []), ...(Object.keys(known) as Known[])]
  return (
    <>
      <FormRow label={t('import.map.between')}>
        <Select
          value={typing ? 'other' : join === undefined ? usual : nameOf(join)}
          options={[...names, 'other' as const].map(value => ({
            value,
            label: t(`import.map.betweens.${value}`),
          }))}
          onChange={({ target }) => {
            setTyping(target.value === 'other')
            if (target.value !== 'other')
              onJoin(target.value === 'rows' ? undefined : known[target.value as Known])
          }}
        />
      </FormRow>
      {typing && (
        <FormRow label={t('import.map.betweenOther')}>
          <TextInput
            extent="short"
            maxLength={50}
            value={join ?? ''}
            onChange={({ target }) => onJoin(target.value)}
          />
        </FormRow>
      )}
    </>
  )
}

interface PartsProps {
  readonly field: SharedField
  readonly onChange: (field: SharedField) => void
}

function Parts({ field, onChange }: PartsProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(useImportArea())
  const list = useRef<HTMLOListElement>(null)
  const focusAfter = useMovedFocus(list, field.columns)
  const move = (from: number, to: number) => {
    const columns = [...field.columns]
    const [moved = ''] = columns.splice(from, 1)
    columns.splice(to, 0, moved)
    focusAfter(element => {
      const row = element.querySelector(`[data-column="${CSS.escape(moved)}"]`)
      const wanted = to < from ? 'up' : 'down'
      return (
        row?.querySelector<HTMLElement>(`[data-move="${wanted}"]:not(:disabled)`) ??
        row?.querySelector<HTMLElement>('button:not(:disabled)') ??
        null
      )
    })
    onChange({ ...field, columns })
  }
  return (
    <li className={styles.column}>
      <p className={styles.name}>{nameOf(field.path)}</p>
      <div className={styles.targets}>
        <ol className={styles.parts} ref={list}>
          {field.columns.map((column, at) => (
            <li key={column} data-column={column}>
              <span>{column}</span>
              <IconButton
                label={t('import.map.earlier', { column })}
                data-move="up"
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('import.map.later', { column })}
                data-move="down"
                disabled={at === field.columns.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
        <SeparatorField path={field.path} join={field.join} onJoin={join => onChange({ ...field, join })} />
      </div>
    </li>
  )
}

interface SharedFieldsProps {
  readonly mapping: Mapping
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** Fields to which several columns are mapped: the columns' order, and the separator between their texts. */
export function SharedFields({ mapping, onChange }: SharedFieldsProps) {
  const { t } = useTranslation()
  const shared = sharedFields(mapping)
  if (shared.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('import.map.shared')}</h2>
      <p className={styles.intro}>{t('import.map.sharedHint')}</p>
      <ul className={styles.columns}>
        {shared.map(field => (
          <Parts key={field.path} field={field} onChange={next => onChange(withShared(mapping, next))} />
        ))}
      </ul>
    </section>
  )
}
