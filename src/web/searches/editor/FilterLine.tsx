import { ArrowDown, ArrowUp, Copy, EllipsisVertical, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type ConditionName, conditions } from '#model/kinds/conditions.ts'
import { resolveField } from '#model/searches/search-field.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Select } from '../../ui/form/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import {
  filterProblem,
  hasValue,
  offeredConditions,
  withCondition,
  withField,
} from './draft/filter-conditions.ts'
import type { DraftFilter } from './draft/search-draft.ts'
import styles from './Editor.module.css'
import { FieldPicker } from './fields/FieldPicker.tsx'
import { ValueInput } from './values/ValueInput.tsx'

interface PartMenuProps {
  readonly label: string
  readonly onDuplicate: () => void
  /** Absent when the line is already at an end. */
  readonly onUp?: (() => void) | undefined
  readonly onDown?: (() => void) | undefined
}

/** Actions on a line or a block other than removing it. */
export function PartMenu({ label, onDuplicate, onUp, onDown }: PartMenuProps) {
  const { t } = useTranslation()
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  const item = (id: string, text: string, icon: MenuItem['icon'], run: (() => void) | undefined) =>
    run ? [{ id, label: text, icon: icon, onSelect: run }] : []
  return (
    <Menu
      target={
        <IconButton label={label}>
          <EllipsisVertical size={17} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      }
      sections={[
        {
          id: 'part',
          items: [
            ...item('duplicate', t('searches.editor.duplicate'), <Copy {...icon} />, onDuplicate),
            ...item('up', t('searches.editor.moveUp'), <ArrowUp {...icon} />, onUp),
            ...item('down', t('searches.editor.moveDown'), <ArrowDown {...icon} />, onDown),
          ],
        },
      ]}
    />
  )
}

interface FilterLineProps {
  readonly declaration: CardDeclaration
  readonly filter: DraftFilter
  /** Counted over all blocks. */
  readonly number: number
  /** The problem found by the server. */
  readonly refused: string | undefined
  /** True when missing values are pointed out: the person has tried to save. */
  readonly tried: boolean
  readonly onChange: (change: Partial<DraftFilter>) => void
  readonly onRemove: () => void
  readonly onDuplicate: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A line: field, condition, values. Alt with the arrow keys moves it. */
export function FilterLine(props: FilterLineProps) {
  const { declaration, filter, number, refused, tried, onChange, onRemove, onDuplicate, onMove } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [left, setLeft] = useState(false)
  const field = filter.field === '' ? undefined : resolveField(declaration, filter.field)
  const isLost = filter.field !== '' && !field
  const problem = filter.field === '' ? undefined : filterProblem(declaration, filter, language)
  const isDue = tried || (left && hasValue(filter))
  const problemText = isLost
    ? t('searches.editor.lost')
    : ((problem && isDue && t(`validation.${problem.key}`, { ...problem.params })) ?? refused)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp']
    if (!by || !event.altKey || event.defaultPrevented) return
    event.preventDefault()
    onMove(by)
  }
  const label = t('searches.editor.valueOf', { number })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take its own layout along
    <div
      role="group"
      aria-label={t('searches.editor.line', { number })}
      className={styles.line}
      data-line={filter.id}
      onKeyDown={onKeyDown}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true)
      }}
      onFocus={() => setLeft(false)}
    >
      <FieldPicker
        declaration={declaration}
        value={filter.field}
        label={t('searches.editor.fieldOf', { number })}
        invalid={isLost}
        onChange={name => onChange(withField(declaration, filter, name))}
      />
      {field && (
        <Select
          extent="full"
          aria-label={t('searches.editor.conditionOf', { number })}
          options={[...new Set([...offeredConditions(field), filter.condition])].map(name => ({
            value: name,
            label: t(`searches.conditions.${name}`),
          }))}
          value={filter.condition}
          onChange={({ target }) =>
            onChange(withCondition(declaration, filter, target.value as ConditionName))
          }
        />
      )}
      <div className={styles.value}>
        {field && (
          <ValueInput
            // Inputs keep unfinished text; another field or operator resets them.
            key={`${filter.field} ${conditions[filter.condition].takes}`}
            field={field}
            condition={filter.condition}
            values={filter.values}
            label={label}
            invalid={problemText !== undefined && problemText !== ''}
            onChange={values => onChange({ values })}
          />
        )}
        {problemText && (
          <p className={styles.problem} role="status">
            {problemText}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <PartMenu
          label={t('searches.editor.more', { number })}
          onDuplicate={onDuplicate}
          {...(!props.isFirst && { onUp: () => onMove(-1) })}
          {...(!props.isLast && { onDown: () => onMove(1) })}
        />
        <IconButton label={t('searches.editor.removeLine', { number })} onClick={onRemove}>
          <X size={17} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
