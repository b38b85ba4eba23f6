import { useTranslation } from 'react-i18next'
import type { UploadItem } from '../queue/upload-item.ts'
import { useSizes } from '../use-sizes.ts'

/** The state of a file in words, with what is known besides: how far it is, why it failed, what it is the same as. */
export function useItemWords() {
  const { t } = useTranslation()
  const sizes = useSizes()
  return (item: UploadItem): string => {
    const { state, reason, duplicates, bytes, sent, speed } = item
    const facts =
      state === 'uploading'
        ? [
            t('uploads.tray.bytes', { sent: sizes.bytes(sent), total: sizes.bytes(bytes) }),
            speed > 0 && sizes.speed(speed),
          ]
        : state === 'failed'
          ? [reason && ('said' in reason ? reason.said : t(reason.key))]
          : [sizes.bytes(bytes)]
    const same = duplicates.length > 0 && t('uploads.tray.again', { title: duplicates.join(', ') })
    return [t(`uploads.states.${state}`), ...facts, same].filter(Boolean).join(' · ')
  }
}
