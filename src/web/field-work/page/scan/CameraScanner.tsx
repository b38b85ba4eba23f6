import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './CameraScanner.module.css'
import { createCodeReader } from './create-code-reader.ts'

const pauseMs = 150

export interface CameraScannerProps {
  /** Called with the code, after the camera is closed. */
  readonly onRead: (text: string) => void
  readonly onClose: () => void
}

/** Shows the camera image until a code is recognised. */
export function CameraScanner({ onRead, onClose }: CameraScannerProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  read.current = onRead
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let stream: MediaStream | undefined
    let gone = false
    const look = async () => {
      const [reader, camera] = await Promise.all([
        createCodeReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ])
      stream = camera
      const picture = video.current
      if (!picture) return
      picture.srcObject = camera
      await picture.play()
      while (!gone) {
        const text = await reader(picture)
        if (gone) return
        if (text) return read.current(text)
        await new Promise(resolve => setTimeout(resolve, pauseMs))
      }
    }
    look()
      .catch(() => gone || setFailed(true))
      .finally(() => gone && stop())
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return () => {
      gone = true
      stop()
    }
  }, [])
  return (
    <Dialog title={t('auditPhone.scan.title')} closeLabel={t('common.close')} onClose={onClose}>
      {failed ? (
        <p role="alert">{t('auditPhone.scan.failed')}</p>
      ) : (
        <>
          <video ref={video} className={styles.picture} muted playsInline />
          <p>{t('auditPhone.scan.hint')}</p>
        </>
      )}
    </Dialog>
  )
}
