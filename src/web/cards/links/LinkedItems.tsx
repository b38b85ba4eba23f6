import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { ApartBadge } from '../ApartBadge.tsx'
import { areaOf, linkAddress } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import styles from './Links.module.css'

/** A linked card, leading to it. */
function LinkedItem({ item }: { readonly item: LinkItem }) {
  const address = linkAddress({ id: item.id, type: item.type.name })
  const type = cardTypeNamed(item.type.name)
  const area = areaOf(item.type.name)
  const words = (
    <>
      <Thumb
        src={item.thumbnailUrl ?? undefined}
        {...(type && { sign: <TypeIcon type={type} size={18} /> })}
      />
      <span className={styles.words}>
        <span className={styles.title}>
          <HeadingText text={shownTitle(item.title)} italics={item.italics} />
        </span>
        <span className={styles.small}>
          <HeadingText
            text={[item.shortDescription, item.description].filter(Boolean).join(' · ')}
            italics={item.italics}
          />
        </span>
        {area && item.apart !== undefined && (
          <span>
            <ApartBadge declaration={area.declaration} apart={item.apart} />
          </span>
        )}
      </span>
    </>
  )
  return address ? (
    <Link to={address} className={styles.item}>
      {words}
    </Link>
  ) : (
    <span className={styles.item}>{words}</span>
  )
}

export interface LinkedItemsProps {
  readonly items: readonly LinkItem[]
  readonly actionsFor: (item: LinkItem) => readonly MenuItem[]
  /** Given while they are put into another order. */
  readonly onOrder?: (ids: readonly string[]) => void
}

/** The cards of a group, each with its actions, or with arrows while they are put into order. */
export function LinkedItems({ items, actionsFor, onOrder }: LinkedItemsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const ids = items.map(({ id }) => id)
  const focusAfter = useMovedFocus(list, ids)
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = by < 0 ? [ids[at - 1], ids[at]] : [ids[at], ids[at + 1]]
    if (one === undefined || other === undefined || !onOrder) return
    const moved = ids[at]
    focusAfter(element => {
      const row = element.querySelector<HTMLElement>(`[data-id="${moved}"]`)
      const again = row?.querySelector<HTMLElement>(by < 0 ? '[data-up]' : '[data-down]')
      return again?.matches(':disabled')
        ? (row?.querySelector<HTMLElement>('button:not(:disabled)') ?? null)
        : (again ?? null)
    })
    onOrder([other, one])
  }
  return (
    <ul className={styles.items} ref={list}>
      {items.map((item, at) => {
        const title = shownTitle(item.title || item.shortDescription)
        const actions = actionsFor(item)
        return (
          <li key={item.id} data-id={item.id}>
            <LinkedItem item={item} />
            {onOrder ? (
              <span className={styles.rowActions}>
                <IconButton
                  label={t('links.up', { title })}
                  data-up=""
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUp size={16} strokeWidth={1.7} />
                </IconButton>
                <IconButton
                  label={t('links.down', { title })}
                  data-down=""
                  disabled={at === items.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown size={16} strokeWidth={1.7} />
                </IconButton>
              </span>
            ) : (
              actions.length > 0 && (
                <Menu
                  target={
                    <IconButton label={t('links.actionsOf', { title })}>
                      <EllipsisVertical size={16} strokeWidth={1.7} />
                    </IconButton>
                  }
                  sections={[{ id: 'actions', items: actions }]}
                />
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}
