import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarSize, avatarTypes, mostAvatarBytes } from '#model/api/avatars.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import type { PictureArea } from '../../ui/PictureCrop.tsx'
import styles from './Avatar.module.css'

/** Returns the chosen square of a picture, no larger than stored: the area around it and the file's metadata never leave the browser. */
async function cutPicture(src: string, area: PictureArea): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const side = Math.round(Math.min(avatarSize, area.width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the picture could not be cut'))),
      'image/webp',
      0.92,
    )
  })
}

/** Accepts a file pasted anywhere on the page. */
function usePastedFile(take: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}

const PictureCrop = lazy(async () => ({ default: (await import('../../ui/PictureCrop.tsx')).PictureCrop }))

const megabytes = mostAvatarBytes / 1024 ** 2

interface AvatarDialogProps {
  readonly title: string
  /** A square is chosen; otherwise the picture is kept whole. */
  readonly crop: boolean
  /** @throws {CallError} when the picture was refused. */
  readonly onSave: (picture: Blob) => Promise<void>
  readonly onClose: () => void
}

interface Chosen {
  readonly file: File
  readonly url: string
}

/** A picture is chosen, dropped or pasted, and, where only a square of it is shown, that square is chosen. */
function AvatarDialog({ title, crop, onSave, onClose }: AvatarDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen>()
  const [area, setArea] = useState<PictureArea>()
  const [canShow, setCanShow] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const choose = (file: File | undefined) => {
    setChosen(file && { file, url: URL.createObjectURL(file) })
    setArea(undefined)
    setCanShow(true)
    setProblem(undefined)
  }
  usePastedFile(choose)
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.url) : undefined), [chosen])

  const save = async () => {
    if (!chosen) return
    setBusy(true)
    try {
      // The server may support formats the browser cannot show.
      const picture = crop && canShow && area ? await cutPicture(chosen.url, area) : chosen.file
      if (picture.size > mostAvatarBytes) {
        setProblem(t('validation.pictureTooLarge', { megabytes }))
        setChosen(undefined)
        return
      }
      await onSave(picture)
      onClose()
    } catch (failure) {
      const refused = failure instanceof CallError ? failure.fields.file : undefined
      if (refused) choose(undefined)
      setProblem(refused)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('avatar.cancel')}</Button>
          {chosen && <Button onClick={() => choose(undefined)}>{t('avatar.other')}</Button>}
          <Button
            look="primary"
            busy={busy}
            disabled={!chosen || (crop && canShow && !area)}
            onClick={() => void save()}
          >
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      {!chosen && (
        <FileDrop
          label={t('avatar.drop')}
          buttonLabel={t('avatar.button')}
          hint={t('avatar.hint', { megabytes })}
          problem={problem}
          accept={avatarTypes.join(',')}
          onFiles={([file]) => choose(file)}
        />
      )}
      {chosen && !canShow && <p role="status">{t('avatar.notHere')}</p>}
      {chosen && canShow && crop && (
        <Suspense fallback={<div className={styles.place} />}>
          <PictureCrop
            key={chosen.url}
            src={chosen.url}
            label={t('avatar.area')}
            hint={t('avatar.areaHint')}
            zoomLabel={t('avatar.zoom')}
            onArea={setArea}
            onFailure={() => setCanShow(false)}
          />
        </Suspense>
      )}
      {chosen && canShow && !crop && (
        <div className={styles.whole}>
          <img src={chosen.url} alt={t('avatar.preview')} onError={() => setCanShow(false)} />
          <p className={styles.hint}>{t('avatar.museumHint', { size: avatarSize })}</p>
        </div>
      )}
    </Dialog>
  )
}

/** The notice after a picture was changed (word for word in English). */
const updated: NotificationRules = {
  success: { message: 'avatar.updated' },
  // The reason for a refusal is shown where the picture was chosen.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}
const removed: NotificationRules = {
  success: { message: 'avatar.removed' },
  error: { message: 'common.somethingWentWrong' },
}

interface AvatarEditorProps {
  readonly title: string
  /** The picture as it is now. */
  readonly picture: ReactNode
  readonly hasPicture: boolean
  readonly crop: boolean
  readonly save: (form: FormData, notify: NotificationRules) => Promise<void>
  readonly remove: (notify: NotificationRules) => Promise<void>
}

/** A picture with buttons to change and remove it (P-A11 and C-M01). */
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
