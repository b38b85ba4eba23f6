import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LostFiles } from './LostFiles.tsx'
import styles from './Tray.module.css'
import { TrayDone } from './TrayDone.tsx'
import { TrayHead } from './TrayHead.tsx'
import { TrayList } from './TrayList.tsx'
import { TrayNews } from './TrayNews.tsx'
import { useTray } from './use-tray.ts'

/** The uploads of this tab, on whatever page one is: quiet, at the edge, open to each file's state (acceptance row C-F01). */
export function UploadTray() {
  const { t } = useTranslation()
  const tray = useTray()
  const [isOpen, setOpen] = useState(false)
  if (tray.items.length === 0) return null
  return (
    <section className={styles.tray} aria-label={t('uploads.tray.label')} data-open={isOpen}>
      <TrayHead tray={tray} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {tray.lost.length > 0 && <LostFiles lost={tray.lost} />}
      {isOpen && <TrayList items={tray.items} />}
      {tray.sums.of.ready > 0 && !tray.isOnItsWay && <TrayDone batches={tray.batches} />}
      <TrayNews sums={tray.sums} phase={tray.phase} />
    </section>
  )
}
