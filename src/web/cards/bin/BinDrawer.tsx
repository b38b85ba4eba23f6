import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { firstFocusable, useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { useTimes } from '../record/times.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Bin.module.css'
import { useBin } from './use-bin.ts'

/** What was deleted lately, to bring it back. */
export function BinDrawer({ area, onClose }: { readonly area: CardArea; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { cards, isPending, isError, retry, more, busy, restore } = useBin(area)
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useMovedFocus(
    list,
    cards.map(({ id }) => id),
  )
  return (
    <Drawer title={t('cardList.bin.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles.text}>{t('cardList.bin.text')}</p>
      {isPending && <Skeleton width={18} />}
      {isError && <Button onClick={retry}>{t('common.tryAgain')}</Button>}
      {!isPending && !isError && cards.length === 0 && (
        <p className={styles.text}>{t('cardList.bin.empty')}</p>
      )}
      <ul ref={list}>
        {cards.map(({ id, number, title, deletedAt, deletedBy }, index) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <span className={styles.title}>{shownTitle(title)}</span>
              <span className={`${styles.small} numbers`}>{number}</span>
              <span className={styles.small}>
                {t('cardList.bin.deleted', { when: times.full(deletedAt), name: deletedBy })}
              </span>
            </div>
            <Button
              aria-label={t('cardList.bin.restoreOf', { title: shownTitle(title) })}
              aria-disabled={busy}
              onClick={() => {
                if (busy) return
                focusAfter(element => firstFocusable(element.children[Math.min(index, cards.length - 2)]))
                restore(id)
              }}
            >
              {t('cardList.bin.restore')}
            </Button>
          </li>
        ))}
      </ul>
      {more && (
        <Button look="subtle" busy={busy} onClick={more}>
          {t('cardList.bin.more')}
        </Button>
      )}
    </Drawer>
  )
}
