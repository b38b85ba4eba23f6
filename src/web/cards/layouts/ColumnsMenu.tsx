import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { matching } from '../../ui/matches-query.ts'
import { Popover } from '../../ui/Popover.tsx'
import type { CardArea } from '../card-area.ts'
import { useColumnLabel } from '../use-column-label.ts'
import { columnChoices } from './column-choice.ts'
import styles from './LayoutPanels.module.css'
import type { LayoutColumns } from './own-columns.ts'

export interface ColumnsMenuProps {
  readonly area: CardArea
  readonly columns: LayoutColumns
  /** Undefined brings back the standard ones. */
  readonly onColumns: (columns: LayoutColumns | undefined) => void
}

/** Menu for the columns of a list and their order. The title cannot be removed: it identifies the row. */
export function ColumnsMenu({ area, columns, onColumns }: ColumnsMenuProps) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('cardList.columns.heading')}
      width={320}
      target={
        <Button look="subtle" title={t('cardList.columns.button')}>
          <Columns3 size={16} strokeWidth={1.7} aria-hidden="true" />
          <span>{t('cardList.columns.button')}</span>
        </Button>
      }
    >
      <ColumnsPanel area={area} columns={columns} onColumns={onColumns} />
    </Popover>
  )
}

function ColumnsPanel({ area, columns, onColumns }: ColumnsMenuProps) {
  const { t } = useTranslation()
  const labelOf = useColumnLabel(area)
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useMovedFocus(
    list,
    columns.map(({ path }) => path),
  )
  const shown = new Set(columns.map(({ path }) => path))
  const named = columnChoices(area).map(({ path }) => ({ path, label: labelOf(path) }))
  const others = matching(
    named
      .filter(({ path }) => !shown.has(path))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    ({ label }) => label,
    query,
  )
  const move = (from: number, to: number) => {
    const next = [...columns]
    const [moved] = next.splice(from, 1)
    if (!moved) return
    next.splice(to, 0, moved)
    const wanted = to < from ? 'up' : 'down'
    focusAfter(element => {
      const row = element.querySelector<HTMLElement>(`[data-path="${CSS.escape(moved.path)}"]`)
      return (
        row?.querySelector<HTMLElement>(`[data-move="${wanted}"]:not(:disabled)`) ??
        row?.querySelector<HTMLElement>('button:not(:disabled)') ??
        null
      )
    })
    onColumns(next)
  }
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{t('cardList.columns.shown')}</h2>
      <ul className={styles.list} ref={list}>
        {columns.map(({ path }, index) => {
          const column = labelOf(path)
          return (
            <li key={path} data-path={path} className={styles.line}>
              <Checkbox
                label={column}
                checked
                disabled={path === 'title'}
                onChange={() => onColumns(columns.filter(other => other.path !== path))}
              />
              <IconButton
                label={t('cardList.columns.up', { column })}
                data-move="up"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('cardList.columns.down', { column })}
                data-move="down"
                disabled={index === columns.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <h2 className={styles.heading}>{t('cardList.columns.others')}</h2>
      <TextInput
        aria-label={t('cardList.columns.search')}
        placeholder={t('cardList.columns.search')}
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      <ul className={styles.list}>
        {others.map(({ path, label }) => (
          <li key={path} className={styles.line}>
            <Checkbox
              label={label}
              checked={false}
              onChange={() => onColumns([...columns, { path, width: null }])}
            />
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className={styles.none}>{t('cardList.columns.none')}</p>}
      <Button look="subtle" onClick={() => onColumns(undefined)}>
        {t('cardList.columns.reset')}
      </Button>
    </div>
  )
}
