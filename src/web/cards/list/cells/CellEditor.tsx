import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CellField } from '#model/engine/cell-fields.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { sameValue } from '#model/engine/diff.ts'
import { type FormRules, noFormRules, rulesOfCard, type TermRule } from '#model/engine/form-rules.ts'
import { valueAt } from '#model/engine/values.ts'
import { unfinishedIn } from '#model/kinds/values.ts'
import { fieldInput } from '../../../fields/inputs.ts'
import { BranchContext } from '../../../fields/term/term-picker.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { CellEditing } from '../../../ui/table/CellGrid.tsx'
import type { CellMove } from '../../../ui/table/cell-place.ts'
import type { CardArea } from '../../card-area.ts'
import { cardQuery } from '../../data/use-card.ts'
import { useFormRules } from '../../data/use-form-rules.ts'
import styles from './Cells.module.css'
import { type CellEntry, editedValue, entryOf, valueOfText } from './cell-value.ts'

export interface CellEditorProps extends Pick<CellEditing<CardRow>, 'row' | 'first' | 'onEnd'> {
  readonly area: CardArea
  readonly cell: CellField
  readonly label: string
  /** An entry that was refused before: it goes on from there. */
  readonly kept: CellEntry | undefined
  readonly onSave: (version: number, entry: CellEntry) => void
  /** Escape: what was refused goes, and the cell is as it was. */
  readonly onGiveUp: () => void
}

type LoadedProps = CellEditorProps & {
  readonly value: unknown
  readonly version: number
  /** The list of terms that the museum offers in the field of this record. */
  readonly list: TermRule | undefined
}

/** True when the museum offers a list of terms in a field of some record. */
const offersList = (rules: FormRules, path: string): boolean =>
  Object.values(rules).some(({ terms }) => terms?.[path])

/** A cell being edited. What is in the record is read first, unless a new value takes its place. */
export function CellEditor(props: CellEditorProps) {
  const { area, row, cell, kept, first } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const isNew = first !== undefined || kept !== undefined
  const rules = useFormRules(area.type) ?? noFormRules
  const { data, error, isFetchedAfterMount } = useQuery({
    ...cardQuery(area, row.id),
    // Which list is offered depends on the record.
    enabled: !isNew || offersList(rules, cell.path),
    staleTime: 0,
    gcTime: 0,
  })
  const { onEnd } = props
  useEffect(() => {
    if (error && !isNew) onEnd('stay')
  }, [error, isNew, onEnd])
  const list = data && rulesOfCard(area.declaration, rules, data as unknown as CardValues).terms?.[cell.path]
  if (first !== undefined) {
    // A picker comes later than the first key; other inputs are given the key by the browser.
    const value = cell.field.kind === 'term' ? valueOfText(cell, first, language) : undefined
    return <Loaded {...props} value={value} version={row.version} list={list} />
  }
  if (kept) {
    const value = 'text' in kept ? valueOfText(cell, kept.text, language) : (kept.value ?? undefined)
    return <Loaded {...props} value={value} version={row.version} list={list} />
  }
  return data && isFetchedAfterMount ? (
    <Loaded
      {...props}
      value={editedValue(cell, valueAt(data, cell.path), language)}
      version={data.version}
      list={list}
    />
  ) : (
    <div className={styles.editor} role="status">
      {t('cardList.cells.loading')}
    </div>
  )
}

const moves: Readonly<Record<string, CellMove>> = { Enter: 'down', Tab: 'right' }

function Loaded({ cell, label, kept, list, onSave, onGiveUp, onEnd, ...loaded }: LoadedProps) {
  const box = useRef<HTMLDivElement>(null)
  // As it was when the editing began, whatever is read since.
  const [{ value: start, version }] = useState(loaded)
  const [value, setValue] = useState(start)
  const ended = useRef(false)
  /** The text with which Enter or Tab was pressed last, and where it goes on once the picker has an answer. */
  const leaving = useRef<{ readonly text: string; readonly to: CellMove }>(undefined)
  const { field } = cell
  const Input = field.kind === 'translated' ? undefined : fieldInput(field).Input

  useEffect(() => {
    const focus = () => {
      const input = box.current?.querySelector<HTMLInputElement>('input, textarea, select')
      if (!input) return false
      if (document.activeElement !== input) input.focus()
      if ('value' in input && typeof input.setSelectionRange === 'function' && input.type !== 'checkbox')
        input.setSelectionRange(input.value.length, input.value.length)
      return true
    }
    if (focus() || !box.current) return
    // Pickers are fetched when they are first asked for.
    const arrival = new MutationObserver(() => focus() && arrival.disconnect())
    arrival.observe(box.current, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [])

  const end = (to: CellMove, last: unknown, refocus = true) => {
    if (ended.current) return
    ended.current = true
    // What was refused is sent again even if it is the same: the reason may be gone.
    if (kept !== undefined || !sameValue(last ?? null, start ?? null) || unfinishedIn(last) !== '')
      onSave(version, entryOf(cell, last))
    onEnd(to, refocus)
  }
  const change = (next: unknown) => {
    setValue(next)
    const isPicked = field.kind === 'term' && next !== undefined && unfinishedIn(next) === ''
    if (isPicked) end(leaving.current?.to ?? 'stay', next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]
    if (to === undefined || event.nativeEvent.isComposing || event.altKey) return
    // A new line within a text.
    if (event.key === 'Enter' && event.shiftKey && field.kind !== 'term') return
    event.preventDefault()
    event.stopPropagation()
    const way = event.shiftKey ? (to === 'down' ? 'up' : 'left') : to
    const text = field.kind === 'term' ? unfinishedIn(value) : ''
    // The picker takes its best hit, or says that there is none; pressed again, the text is sent as it is.
    if (text !== '' && leaving.current?.text !== text) leaving.current = { text, to: way }
    else end(way, value)
  }
  const shared = {
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValue(target.value === '' ? undefined : target.value),
    'aria-label': label,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hands the keys of the input on to the grid
    <div
      ref={box}
      className={styles.editor}
      data-kind={field.kind}
      onKeyDownCapture={event => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        ended.current = true
        if (kept !== undefined) onGiveUp()
        onEnd('stay')
      }}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside =
          relatedTarget instanceof Element &&
          (currentTarget.contains(relatedTarget) || relatedTarget.closest('[data-modal], [popover]'))
        // Another window came to the front, or a dialog of the field.
        if (isInside || (!relatedTarget && !document.hasFocus())) return
        end('stay', value, false)
      }}
    >
      {Input ? (
        <BranchContext value={list}>
          <Input
            field={field}
            value={value}
            onChange={change}
            label={label}
            control={{ 'aria-label': label }}
          />
        </BranchContext>
      ) : 'long' in field && field.long ? (
        <TextArea {...shared} />
      ) : (
        <TextInput autoComplete="off" {...shared} />
      )}
    </div>
  )
}
