import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Avatar.module.css'
import { AvatarDialog } from './AvatarDialog.tsx'

/** What is said when a picture was changed (specification, section 10; word for word in English). */
const updated: NotificationRules = {
  success: { message: 'avatar.updated' },
  // Why it was refused is told where it was chosen.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}
const removed: NotificationRules = {
  success: { message: 'avatar.removed' },
  error: { message: 'common.somethingWentWrong' },
}

export interface AvatarEditorProps {
  readonly title: string
  /** The picture as it is now. */
  readonly picture: ReactNode
  readonly hasPicture: boolean
  readonly crop: boolean
  readonly save: (form: FormData, notify: NotificationRules) => Promise<void>
  readonly remove: (notify: NotificationRules) => Promise<void>
}

/** A picture with the ways to change it and to take it away (acceptance rows P-A11 and C-M01). */
export function AvatarEditor({ title, picture, hasPicture, crop, save, remove }: AvatarEditorProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const onSave = (content: Blob) => {
    const form = new FormData()
    form.append('file', content)
    return save(form, updated)
  }
  const onRemove = async () => {
    setBusy(true)
    await remove(removed).catch(() => undefined)
    setBusy(false)
  }
  return (
    <div className={styles.editor}>
      {picture}
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(true)}>{hasPicture ? t('avatar.change') : t('avatar.choose')}</Button>
        {hasPicture && (
          <Button look="subtle" busy={busy} onClick={() => void onRemove()}>
            {t('avatar.remove')}
          </Button>
        )}
      </div>
      {open && <AvatarDialog title={title} crop={crop} onSave={onSave} onClose={() => setOpen(false)} />}
    </div>
  )
}
