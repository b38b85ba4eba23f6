import { ArrowDown, ArrowUp, GripVertical, Star, X } from 'lucide-react'
import { type DragEventHandler, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import { LocalThumb } from '../LocalThumb.tsx'
import type { Offer } from '../upload-state.ts'
import { useSizes } from '../use-sizes.ts'
import { RecordPicker } from './RecordPicker.tsx'
import styles from './Review.module.css'
import { type Choice, isKnown, isThere, outcomeOf, type ReviewRow } from './review-row.ts'
import { type Review, useReview } from './use-review.ts'

interface DuplicateChoiceProps {
  readonly label: string
  /** Undefined where several differ. */
  readonly value: Choice | undefined
  readonly canAttach: boolean
  readonly onChoose: (choice: Choice) => void
}

/** The choice for a file the museum already has. */
function DuplicateChoice({ label, value, canAttach, onChoose }: DuplicateChoiceProps) {
  const { t } = useTranslation()
  const choices: readonly Choice[] = canAttach ? ['attach', 'skip', 'upload'] : ['skip', 'upload']
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      {...(value === undefined && { none: '…' })}
      options={choices.map(choice => ({ value: choice, label: t(`uploads.review.${choice}`) }))}
      onChange={({ target }) => {
        const chosen = choices.find(choice => choice === target.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

const tones: Readonly<Record<'exact' | 'likely' | 'several', Tone>> = {
  exact: 'success',
  likely: 'warning',
  several: 'warning',
}

/** The record that a file is attached to by its name: how sure that is, what comes of it there, and others to choose. */
function RecordChoice({ row, review }: { readonly row: ReviewRow; readonly review: Review }) {
  const { t } = useTranslation()
  const { match, target } = row
  const outcome = outcomeOf(row, review.rows)
  const isProposed = match?.records.some(({ id }) => id === target?.id)
  const sureness = match?.sureness ?? 'none'
  return (
    <span className={styles.target}>
      <RecordPicker
        label={t('uploads.review.record', { name: row.file.name })}
        value={target}
        proposed={match?.records ?? []}
        onChange={record => review.aim(row.key, record)}
      />
      <span className={styles.outcome}>
        {sureness !== 'none' && (isProposed || !target) && (
          <Badge tone={tones[sureness]} dot>
            {t(`uploads.review.sureness.${sureness}`)}
          </Badge>
        )}
        {outcome && <span>{t(`uploads.review.${outcome}`)}</span>}
      </span>
    </span>
  )
}

interface ReviewItemProps {
  readonly row: ReviewRow
  readonly index: number
  readonly top: number
  readonly height: number
  readonly isLast: boolean
  /** Something is being dragged here. */
  readonly isOver: boolean
  readonly review: Review
  readonly canOrder: boolean
  readonly onMove: (from: number, to: number) => void
  readonly drag: Readonly<
    Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', DragEventHandler<HTMLLIElement>>
  >
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** A chosen file: its type, whether it exists already, and its position. */
function ReviewItem(props: ReviewItemProps) {
  const { row, index, top, height, isLast, isOver, review, canOrder, onMove, drag } = props
  const { t } = useTranslation()
  const sizes = useSizes()
  const { name } = row.file
  const isCover = review.coverKey === row.key
  const note =
    row.twin !== undefined
      ? t('uploads.review.twin', { title: row.twin })
      : row.known.length > 0
        ? t('uploads.review.known', { title: row.known.map(({ title }) => title).join(', ') })
        : [sizes.bytes(row.file.size), row.folder].filter(Boolean).join(' · ')
  return (
    <li
      className={classes(styles.item, isOver && styles.over, row.choice === 'skip' && styles.skipped)}
      style={{ top, height }}
      draggable={canOrder}
      {...(canOrder && drag)}
    >
      {canOrder && <GripVertical className={styles.grip} {...icon} />}
      <LocalThumb file={row.file} type={row.file.type} size={44} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={classes(styles.note, isKnown(row) && styles.known)}>{note}</span>
      </span>
      {review.isMatching && row.twin === undefined && <RecordChoice row={row} review={review} />}
      <span className={styles.tools}>
        {isKnown(row) && (
          <DuplicateChoice
            label={t('uploads.review.what', { name })}
            value={row.choice}
            canAttach={(canOrder || (row.target !== undefined && !isThere(row))) && row.known.length > 0}
            onChoose={choice => review.choose(row.key, choice)}
          />
        )}
        {canOrder && (
          <>
            <IconButton
              label={t('uploads.review.useAsCover', { name })}
              title={t('uploads.review.cover')}
              aria-pressed={isCover}
              className={classes(isCover && styles.cover)}
              disabled={row.choice === 'skip'}
              onClick={() => review.setCoverKey(isCover ? undefined : row.key)}
            >
              <Star {...icon} fill={isCover ? 'currentColor' : 'none'} />
            </IconButton>
            <IconButton
              label={t('uploads.review.up', { name })}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp {...icon} />
            </IconButton>
            <IconButton
              label={t('uploads.review.down', { name })}
              disabled={isLast}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown {...icon} />
            </IconButton>
            <IconButton label={t('uploads.review.remove', { name })} onClick={() => review.leaveOut(row.key)}>
              <X {...icon} />
            </IconButton>
          </>
        )}
      </span>
    </li>
  )
}

interface ReviewListProps {
  readonly rows: readonly ReviewRow[]
  readonly review: Review
  /** Files that are attached to a card: their order is chosen, and its cover. */
  readonly canOrder: boolean
}

/** The chosen files: dragged or moved into order, left out, one of them the cover. */
function ReviewList({ rows, review, canOrder }: ReviewListProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(phone)
  // On phones the record stands below the name, and the choice for a file that is there already below both.
  const matchingHeight = isPhone ? (rows.some(isKnown) ? 196 : 144) : 84
  const rowHeight = review.isMatching ? matchingHeight : isPhone ? 128 : 64
  const { height, first, end, topOf, reveal } = useVirtualRows({ count: rows.length, rowHeight, scroller })
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const move = (from: number, to: number) => {
    review.move(from, to)
    reveal(to)
  }
  const drop = () => {
    if (dragged !== undefined && over !== undefined && dragged !== over) move(dragged, over)
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard
    <section ref={scroller} className={styles.list} aria-label={t('uploads.review.list')} tabIndex={0}>
      <ol style={{ height }}>
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset
          return (
            <ReviewItem
              key={row.key}
              row={row}
              index={index}
              top={topOf(index)}
              height={rowHeight}
              isLast={index === rows.length - 1}
              isOver={over === index && dragged !== index}
              review={review}
              canOrder={canOrder}
              onMove={move}
              drag={{
                onDragStart: () => setDragged(index),
                onDragOver: event => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  setOver(index)
                },
                onDrop: drop,
                onDragEnd: drop,
              }}
            />
          )
        })}
      </ol>
    </section>
  )
}

/**
 * Before anything is sent: what the museum has already (C-F08), whether there is room (P-U11), for files that are attached to a card their order and
 * its cover; for others the records whose numbers are in their names.
 */
export function ReviewDialog({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const review = useReview(offer, useLanguage())
  const { rows, phase, tooMuch, emptyCount } = review
  const { attachTo } = offer
  if (review.isQuiet) return null
  // What is sent anyway is listed, too; what needs a choice comes first where the order says nothing.
  const listed =
    attachTo || review.isMatching
      ? rows
      : rows.toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)))
  const known = rows.filter(row => row.known.length > 0)
  const sent = rows.filter(({ choice }) => choice === 'upload').length
  const linked = rows.filter(({ target, choice }) => target && choice !== 'skip').length
  const words = (count: number) => ({ count, shown: sizes.count(count) })
  const isChecking = phase === 'checking'
  return (
    <Dialog
      title={
        attachTo ? t('uploads.review.attachTitle', { title: attachTo.title }) : t('uploads.review.title')
      }
      size={review.isMatching ? 1040 : 680}
      onClose={review.giveUp}
      actions={
        <>
          <Button onClick={review.giveUp}>{t('uploads.review.cancel')}</Button>
          {isChecking ? (
            <Button onClick={review.skipCheck}>{t('uploads.review.skipCheck')}</Button>
          ) : (
            <Button
              look="primary"
              data-autofocus
              busy={phase === 'starting'}
              disabled={tooMuch !== undefined || rows.length === 0}
              onClick={review.start}
            >
              {sent > 0
                ? t('uploads.review.start', words(sent))
                : linked > 0
                  ? t('uploads.review.startLink', words(linked))
                  : t('uploads.review.startNone')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isChecking && (
          <ProgressBar
            label={t('uploads.review.checking')}
            value={rows.length > 0 ? review.done / rows.length : undefined}
            text={`${t('uploads.review.checking')}: ${t('uploads.review.checked', {
              done: sizes.count(review.done),
              total: sizes.count(rows.length),
            })}`}
          />
        )}
        {tooMuch && (
          <Banner kind="danger" role="alert" inset>
            {t('uploads.review.noRoom', {
              needed: sizes.bytes(tooMuch.needed),
              free: sizes.bytes(tooMuch.free),
            })}
          </Banner>
        )}
        {review.refusal && (
          <Banner kind="danger" role="alert" inset>
            {review.refusal}
          </Banner>
        )}
        {emptyCount > 0 && (
          <p>
            {rows.length === 0 ? t('uploads.review.emptyOnly') : t('uploads.review.empty', words(emptyCount))}
          </p>
        )}
        {known.length > 1 && (
          <div className={styles.all}>
            <p>{t('uploads.review.knownCount', words(known.length))}</p>
            <DuplicateChoice
              label={t('uploads.review.all')}
              value={known.every(({ choice }) => choice === known[0]?.choice) ? known[0]?.choice : undefined}
              canAttach={attachTo !== undefined}
              onChoose={review.chooseAll}
            />
          </div>
        )}
        {linked > 0 && <p role="status">{t('uploads.review.linked', words(linked))}</p>}
        {attachTo && rows.length > 1 && !isChecking && <p>{t('uploads.review.order')}</p>}
        {listed.length > 0 && <ReviewList rows={listed} review={review} canOrder={attachTo !== undefined} />}
      </div>
    </Dialog>
  )
}
