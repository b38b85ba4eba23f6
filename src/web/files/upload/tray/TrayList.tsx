import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import type { UploadItem } from '../queue/upload-item.ts'
import styles from './Tray.module.css'
import { TrayItem } from './TrayItem.tsx'

const rowHeight = 60

/** Every file with its state; only those in view are drawn. */
export function TrayList({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const { height, first, end, topOf } = useVirtualRows({ count: items.length, rowHeight, scroller })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={scroller} className={styles.list} tabIndex={0} aria-label={t('uploads.review.list')}>
      <ol style={{ height }}>
        {items.slice(first, end).map((item, offset) => (
          <TrayItem
            key={item.key}
            item={item}
            top={topOf(first + offset)}
            place={first + offset + 1}
            total={items.length}
          />
        ))}
      </ol>
    </section>
  )
}
