import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { useRangeSelect } from '../../ui/use-range-select.ts'
import type { CardArea } from '../card-area.ts'
import { FileChoice } from './FileChoice.tsx'
import styles from './Files.module.css'
import { useFileSearch, type WantedFiles } from './use-file-search.ts'

export interface FileResultsProps {
  readonly area: CardArea
  readonly wanted: WantedFiles
  readonly attached: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: readonly string[], on: boolean) => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Files to tick, page by page. Arrow keys go through them, the space bar ticks, Shift ticks all between. */
export function FileResults({ area, wanted, attached, chosen, onChoose }: FileResultsProps) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const list = useRef<HTMLUListElement>(null)
  const { rows, total, isAtLeast, busy, failed, more, loadingMore } = useFileSearch(area, wanted)
  const selection: Parameters<typeof useRangeSelect<CardRow>>[0] = {
    has: row => chosen.has(row.id),
    onToggle: (row, _index, on) => onChoose([row.id], on),
    onRange: (from, to, on) =>
      onChoose(
        rows
          .slice(from, to + 1)
          .map(({ id }) => id)
          .filter(id => !attached.has(id)),
        on,
      ),
  }
  const toggle = useRangeSelect(selection, index => rows[index])
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input:not(:disabled)') ?? [])]
    const next = stops[stops.indexOf(event.target as HTMLElement) + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const isNarrowed = wanted.text.trim() !== '' || wanted.kind !== undefined || wanted.unlinked
  const shown = format.format(total ?? 0)
  return (
    <>
      <p className={styles.hint} role="status">
        {failed && t('common.unreachable')}
        {!failed && !busy && rows.length === 0 && t(`attachments.picker.${isNarrowed ? 'none' : 'noneYet'}`)}
        {!failed &&
          rows.length > 0 &&
          (isAtLeast
            ? t('attachments.picker.foundAtLeast', { shown })
            : t('attachments.picker.found', { count: total ?? 0, shown }))}
      </p>
      <div className={styles.results}>
        <ul
          className={styles.choices}
          ref={list}
          aria-label={t('attachments.picker.results')}
          aria-busy={busy}
          onKeyDown={step}
        >
          {rows.map((row, index) => (
            <li key={row.id}>
              <FileChoice
                row={row}
                ticked={chosen.has(row.id)}
                isAttached={attached.has(row.id)}
                onToggle={range => toggle(index, range)}
              />
            </li>
          ))}
        </ul>
        {more && (
          <Button look="subtle" busy={loadingMore} onClick={more}>
            {t('attachments.picker.more')}
          </Button>
        )}
      </div>
    </>
  )
}
