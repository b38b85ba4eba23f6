import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarSize, avatarTypes, mostAvatarBytes } from '#model/api/avatars.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import type { PictureArea } from '../../ui/PictureCrop.tsx'
import styles from './Avatar.module.css'
import { cutPicture } from './cut-picture.ts'
import { usePastedFile } from './use-pasted-file.ts'

const PictureCrop = lazy(async () => ({ default: (await import('../../ui/PictureCrop.tsx')).PictureCrop }))

const megabytes = mostAvatarBytes / 1024 ** 2

export interface AvatarDialogProps {
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
export function AvatarDialog({ title, crop, onSave, onClose }: AvatarDialogProps) {
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
      // What the browser cannot show, the server may be able to.
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
