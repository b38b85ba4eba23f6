import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import type { CardArea } from '../card-area.ts'
import { emptyBasket, withoutItems } from '../selection/basket.ts'
import { useBasket } from '../selection/use-basket.ts'
import { shownTitle } from '../shown-title.ts'
import { thumbnailOf } from '../thumbnail-of.ts'
import styles from './BasketBar.module.css'

/** The records selected one by one, to review and remove. */
export function BasketDrawer({ area, onClose }: { readonly area: CardArea; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { basket, set } = useBasket(area.type)
  const list = useRef<HTMLUListElement>(null)
  const items = basket.kind === 'picked' ? basket.items : []
  const focusAfter = useMovedFocus(
    list,
    items.map(({ id }) => id),
  )
  const takeOut = (id: string, index: number) => {
    focusAfter(element => {
      const buttons = element.querySelectorAll<HTMLElement>('button')
      return buttons[Math.min(index, buttons.length - 1)] ?? null
    })
    set(now => withoutItems(now, new Set([id])))
  }
  return (
    <Drawer
      title={t('cardList.basket.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button onClick={() => set(() => emptyBasket)} disabled={items.length === 0}>
          {t('cardList.basket.clear')}
        </Button>
      }
    >
      {items.length === 0 && <p className={styles.none}>{t('cardList.basket.empty')}</p>}
      <ul className={styles.list} ref={list}>
        {items.map(({ id, number, title, thumbnailUrl }, index) => (
          <li key={id} className={styles.item}>
            {area.declaration.pictured && <Thumb src={thumbnailOf(thumbnailUrl, 160)} />}
            <div className={styles.words}>
              <div className={styles.title}>
                <Link to={area.recordPath(id)}>{shownTitle(title)}</Link>
              </div>
              <span className={`${styles.number} numbers`}>{number}</span>
            </div>
            <IconButton
              label={t('cardList.basket.remove', { title: shownTitle(title) })}
              onClick={() => takeOut(id, index)}
            >
              <X size={16} strokeWidth={1.8} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
