import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notices } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { chosenFiles } from '../collect/chosen-files.ts'
import { matchLost } from '../collect/match-lost.ts'
import { readHandle } from '../collect/read-handle.ts'
import type { UploadItem } from '../queue/upload-item.ts'
import { uploadQueue } from '../queue/upload-queue.ts'
import { useSizes } from '../use-sizes.ts'
import styles from './Tray.module.css'

/** Uploads whose files the browser could not keep over a closed page: they are chosen again, and go on where they stopped. */
export function LostFiles({ lost }: { readonly lost: readonly UploadItem[] }) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = chosenFiles(target.files ?? [])
    const found = matchLost(lost, chosen)
    for (const [key, file] of found) uploadQueue.give(key, file)
    const others = chosen.length - new Set(found.values()).size
    if (others > 0 && target === files.current)
      notices.add('info', 'uploads.tray.unmatched', { count: others, shown: sizes.count(others) })
    target.value = ''
  }
  const kept = lost.flatMap(({ key, handle }) => (handle ? [{ key, handle }] : []))
  const goOn = async () => {
    for (const { key, handle } of kept) {
      const file = await readHandle(handle)
      if (!file) return
      uploadQueue.give(key, file)
    }
  }
  return (
    <div className={styles.lost}>
      <p>{t('uploads.tray.lostText', { count: lost.length, shown: sizes.count(lost.length) })}</p>
      <input ref={files} type="file" multiple hidden onChange={take} />
      <input
        ref={element => {
          folder.current = element
          if (element) element.webkitdirectory = true
        }}
        type="file"
        hidden
        onChange={take}
      />
      <span className={styles.choices}>
        {kept.length > 0 && <Button onClick={() => void goOn()}>{t('uploads.tray.goOn')}</Button>}
        {kept.length < lost.length && (
          <Button onClick={() => files.current?.click()}>{t('uploads.tray.chooseAgain')}</Button>
        )}
        {lost.some(({ folder: lay }) => lay !== '') && (
          <Button onClick={() => folder.current?.click()}>{t('uploads.ways.folder')}</Button>
        )}
      </span>
    </div>
  )
}
