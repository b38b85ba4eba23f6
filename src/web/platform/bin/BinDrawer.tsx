import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { firstFocusable, useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Bin.module.css'
import type { BinPages } from './use-bin-pages.ts'

interface BinDrawerProps<Item extends { readonly id: string }> {
  readonly title: string
  /** A sentence about the fate of the items here. */
  readonly text: string
  readonly empty: string
  readonly pages: BinPages<Item>
  /** True while an action runs: no other can be started. */
  readonly busy: boolean
  readonly onClose: () => void
  /** The description of one item. */
  readonly words: (item: Item) => ReactNode
  /** The actions on one item. `leave` runs the one by which it leaves the bin, and gives the focus to the next. */
  readonly actions: (item: Item, leave: (act: () => void) => void) => ReactNode
  readonly children?: ReactNode
}

/** Recently deleted items, and the actions to restore them or delete them for good. */
export function BinDrawer<Item extends { readonly id: string }>({
  title,
  text,
  empty,
  pages: { items, isPending, isError, refetch, more },
  busy,
  onClose,
  words,
  actions,
  children,
}: BinDrawerProps<Item>) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useMovedFocus(
    list,
    items.map(({ id }) => id),
  )
  const leave = (index: number) => (act: () => void) => {
    if (busy) return
    focusAfter(element => firstFocusable(element.children[Math.min(index, items.length - 2)]))
    act()
  }
  return (
    <Drawer title={title} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles.text}>{text}</p>
      {isPending && <Skeleton width={18} />}
      {isError && <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}
      {!isPending && !isError && items.length === 0 && <p className={styles.text}>{empty}</p>}
      <ul ref={list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <div className={styles.words}>{words(item)}</div>
            <div className={styles.ways}>{actions(item, leave(index))}</div>
          </li>
        ))}
      </ul>
      {more && (
        <Button look="subtle" busy={busy} onClick={more}>
          {t('common.showMore')}
        </Button>
      )}
      {children}
    </Drawer>
  )
}
