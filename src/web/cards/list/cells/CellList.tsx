import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { type CellField, cellFieldOfColumn, mostCells } from '#model/engine/cell-fields.ts'
import { valueAt } from '#model/engine/values.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { HeadingText } from '../../../ui/read/HeadingText.tsx'
import { CellGrid } from '../../../ui/table/CellGrid.tsx'
import type { CellPlace, CellRange } from '../../../ui/table/cell-place.ts'
import type { ListSearch } from '../../data/list-search.ts'
import { pageOf, pageQuery, pageSize } from '../../data/page-query.ts'
import { cardQuery } from '../../data/use-card.ts'
import { shownTitle } from '../../shown-title.ts'
import { FieldCell } from '../FieldCell.tsx'
import type { ListTableProps } from '../ListTable.tsx'
import { LockBadge } from '../LockBadge.tsx'
import { useColumns } from '../use-columns.tsx'
import { useTableSort } from '../use-table-sort.ts'
import { CellEditor } from './CellEditor.tsx'
import styles from './Cells.module.css'
import { type CellEntry, editedValue, entryOf } from './cell-value.ts'
import { readBlock, writeBlock } from './read-block.ts'
import { type Entered, useCells } from './use-cells.ts'
import { useHeldRows } from './use-held-rows.ts'

export interface CellListProps extends ListTableProps {
  readonly wanted: ListSearch
  readonly onDone: () => void
}

/** A cell as it was entered, drawn like those of the list. */
function EnteredValue({ cell: { field }, entry }: { readonly cell: CellField; readonly entry: CellEntry }) {
  if ('text' in entry) return entry.text
  return entry.value === null || entry.value === undefined ? null : (
    <FieldCell field={field} values={[entry.value]} />
  )
}

/** The list as a table whose cells are edited: typed, pasted, filled down, and undone. */
export function CellList(props: CellListProps) {
  const { area, label, rows, arrangement, wanted, onSort, onRange, onActive, onDone } = props
  const { t } = useTranslation()
  const client = useQueryClient()
  const language = useLanguage()
  const hintId = useId()
  const { rowAt, release } = useHeldRows(rows)
  const { save, entered, forget, undoLatest } = useCells(area, release)
  const [cursor, setCursor] = useState<CellPlace>()
  const drawn = useColumns(area, arrangement.columns, props.onLeave)
  const { sort, onSort: sortBy } = useTableSort(area, arrangement, onSort)

  const columns = useMemo(
    () =>
      drawn.map(column => {
        // Nothing in a cell has a key of its own.
        if (column.id === 'title')
          return {
            ...column,
            cell: (row: CardRow) => (
              <>
                <HeadingText text={shownTitle(row.title)} italics={row.italics} />
                <LockBadge lock={row.lock} />
              </>
            ),
          }
        if (column.id === 'publishedOnWeb')
          return {
            ...column,
            cell: (row: CardRow) => t(row.publishedOnWeb ? 'facets.true' : 'facets.false'),
          }
        return column
      }),
    [drawn, t],
  )
  const fields = useMemo(
    () =>
      new Map(
        columns.flatMap(({ id }) => {
          const cell = cellFieldOfColumn(area.declaration, id)
          return cell ? [[id, cell] as const] : []
        }),
      ),
    [columns, area],
  )
  const fieldIn = (column: number) => fields.get(columns[column]?.id ?? '')

  /** Rows from one to another; those that are not there yet are fetched. */
  const rowsIn = async (from: number, to: number): Promise<readonly CardRow[]> => {
    const found: CardRow[] = []
    for (let index = from; index <= Math.min(to, rows.count - 1); index++) {
      const page = rowAt(index) ? undefined : await client.fetchQuery(pageQuery(area, wanted, pageOf(index)))
      const row = rowAt(index) ?? page?.result[index % pageSize]
      if (row) found.push(row)
    }
    return found
  }
  const tooMany = (count: number): boolean => {
    if (count <= mostCells.records) return false
    notices.add('error', 'cardList.cells.tooMany', { max: mostCells.records })
    return true
  }

  const fill = async ({ from, to }: CellRange) => {
    // A single cell takes what is above it.
    const first = from.row === to.row ? from.row - 1 : from.row
    if (first < 0 || tooMany(to.row - first)) return
    const [source, ...targets] = await rowsIn(first, to.row)
    if (!source) return
    const card = await client.fetchQuery({ ...cardQuery(area, source.id), staleTime: 0 })
    const changes: Entered[] = []
    for (let column = from.column; column <= to.column; column++) {
      const cell = fieldIn(column)
      if (!cell) continue
      const entry = entryOf(cell, editedValue(cell, valueAt(card, cell.path), language))
      changes.push(...targets.map(row => ({ row, path: cell.path, entry })))
    }
    await save(changes)
  }
  const paste = async ({ from, to }: CellRange, text: string) => {
    const block = readBlock(text)
    const [first = []] = block
    // One value fills the whole selection.
    const isOne = block.length === 1 && first.length === 1
    const lines = isOne ? Array.from({ length: to.row - from.row + 1 }, () => first) : block
    const width = isOne ? to.column - from.column + 1 : Math.max(...block.map(line => line.length))
    if (tooMany(lines.length)) return
    const targets = await rowsIn(from.row, from.row + lines.length - 1)
    const changes: Entered[] = []
    let left = 0
    for (const [at, line] of lines.entries())
      for (let step = 0; step < width; step++) {
        const value = isOne ? first[0] : line[step]
        const [row, cell] = [targets[at], fieldIn(from.column + step)]
        if (value === undefined) continue
        if (row && cell) changes.push({ row, path: cell.path, entry: { text: value } })
        else left++
      }
    if (left > 0) notices.add('info', 'cardList.cells.left', { count: left })
    await save(changes)
  }
  const clear = async ({ from, to }: CellRange) => {
    if (tooMany(to.row - from.row + 1)) return
    const changes = (await rowsIn(from.row, to.row)).flatMap(row =>
      Array.from({ length: to.column - from.column + 1 }, (_, step) => fieldIn(from.column + step)).flatMap(
        cell => (cell ? [{ row, path: cell.path, entry: { text: '' } }] : []),
      ),
    )
    await save(changes)
  }
  const copy = ({ from, to }: CellRange, textAt: (place: CellPlace) => string) => {
    if (tooMany(to.row - from.row + 1)) return undefined
    return writeBlock(
      Array.from({ length: to.row - from.row + 1 }, (_line, down) =>
        Array.from({ length: to.column - from.column + 1 }, (_cell, right) =>
          textAt({ row: from.row + down, column: from.column + right }),
        ),
      ),
    )
  }
  /** Reports what a paste or the like could not fetch. */
  const run = (work: Promise<void>) => void work.catch(() => notices.add('error', 'common.unreachable'))

  const onCursor = useCallback(
    (place: CellPlace) => {
      setCursor(place)
      onActive(place.row)
    },
    [onActive],
  )
  const cursorRow = cursor && rowAt(cursor.row)
  const cursorCell = cursor && fieldIn(cursor.column)
  const problem = cursorRow && cursorCell && entered(cursorRow, cursorCell.path)?.problem
  const hint = problem
    ? problem
    : fields.size === 0
      ? t('cardList.cells.nothing')
      : cursor && !cursorCell
        ? t('cardList.cells.readOnly')
        : t('cardList.cells.hint')

  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <p id={hintId} role="status" data-problem={problem ? '' : undefined}>
          {hint}
        </p>
        <Button onClick={onDone}>{t('cardList.cells.done')}</Button>
      </div>
      <CellGrid
        label={label}
        describedBy={hintId}
        rowCount={rows.count}
        rowAt={rowAt}
        onRangeChange={onRange}
        columns={columns}
        widths={Object.fromEntries(
          arrangement.columns.flatMap(({ path, width }) => (width === null ? [] : [[path, width]])),
        )}
        sort={sort}
        onSort={sortBy}
        initialIndex={props.initialIndex}
        isEditable={column => fields.has(column)}
        stateOf={(row, column) => {
          const cell = fields.get(column)
          const known = cell && entered(row, cell.path)
          return known && { shown: <EnteredValue cell={cell} entry={known.entry} />, problem: known.problem }
        }}
        editorOf={({ row, column, first, onEnd }) => {
          const cell = fields.get(column)
          const known = cell && entered(row, cell.path)
          return (
            cell && (
              <CellEditor
                key={`${row.id} ${cell.path}`}
                area={area}
                row={row}
                cell={cell}
                label={columns.find(({ id }) => id === column)?.label ?? ''}
                first={first}
                kept={known?.problem === undefined ? undefined : known.entry}
                onEnd={onEnd}
                onSave={(version, entry) => void save([{ row, path: cell.path, entry, version }])}
                onGiveUp={() => forget(row, cell.path)}
              />
            )
          )
        }}
        onCursor={onCursor}
        onClear={range => run(clear(range))}
        onPaste={(range, text) => run(paste(range, text))}
        onCopy={copy}
        onFill={range => run(fill(range))}
        onUndo={undoLatest}
        onLeave={onDone}
      />
    </div>
  )
}
