import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { type DamType, damTypeName, damTypes } from '#model/cards/file/measured.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useRangeSelect } from '../../ui/use-range-select.ts'
import type { CardArea } from '../card-area.ts'
import { useSettled } from '../data/use-settled.ts'
import { shownTitle } from '../shown-title.ts'
import { thumbnailOf } from '../thumbnail-of.ts'
import { FileKind, FileSign } from './FileKind.tsx'
import styles from './Files.module.css'

/** Files of one call: some screens of the picker. */
const pageSize = 60

interface WantedFiles {
  readonly text: string
  readonly kind: DamType | undefined
  /** Only files without links. */
  readonly unlinked: boolean
}

/** Files that match the search, the newest first, page by page. No facets are counted, so that many files load as fast as few. */
function useFileSearch({ endpoints }: CardArea, { text, kind, unlinked }: WantedFiles) {
  const q = useSettled(text.trim())
  const filters = {
    ...(kind && { damType: [String(damTypes[kind])] }),
    ...(unlinked && { isLinked: ['false'] }),
  }
  const query = {
    ...(q !== '' && { q }),
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
    sort: 'createdAt',
    order: 'DESC' as const,
    blocksize: String(pageSize),
    without_filters: 'true',
  }
  const { data, isFetching, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [endpoints.list.name, 'picker', query],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.list, { query: { ...query, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.result.length === pageSize ? pages.length : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  const first = data?.pages[0]
  return {
    rows: data?.pages.flatMap(({ result }) => result) ?? [],
    total: first?.totalSize,
    isAtLeast: first?.totalIsAtLeast ?? false,
    busy: isFetching || q !== text.trim(),
    failed: isError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  }
}

interface FileChoiceProps {
  readonly row: CardRow
  readonly ticked: boolean
  /** Attached already: cannot be selected. */
  readonly isAttached: boolean
  readonly onToggle: (range: boolean) => void
}

const kindOf = ({ columns }: CardRow): string => {
  const [kind] = (columns.damType ?? []) as readonly { readonly id?: number }[]
  return damTypeName(kind?.id)
}

/** A file that can be ticked; with Shift, all from the last one ticked. */
function FileChoice({ row, ticked, isAttached, onToggle }: FileChoiceProps) {
  const { t } = useTranslation()
  const src = thumbnailOf(row.thumbnailUrl, 160)
  const kind = kindOf(row)
  return (
    <label className={classes(styles.choice, ticked && styles.ticked, isAttached && styles.off)}>
      <span className={styles.mat}>
        {src ? <img src={src} alt="" loading="lazy" /> : <FileSign kind={kind} size={24} />}
      </span>
      <input
        type="checkbox"
        className={styles.tick}
        checked={ticked || isAttached}
        disabled={isAttached}
        onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
        onChange={() => undefined}
      />
      <span className={styles.choiceTitle}>{shownTitle(row.title)}</span>
      <span className={styles.small}>
        {isAttached ? <Badge>{t('attachments.picker.attached')}</Badge> : <FileKind kind={kind} />}
      </span>
    </label>
  )
}

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
