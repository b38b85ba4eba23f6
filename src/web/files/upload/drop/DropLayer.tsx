import { useTranslation } from 'react-i18next'
import { DropOverlay } from '../../../ui/DropOverlay.tsx'
import { useDropped } from './use-dropped.ts'

/** Takes files dropped anywhere on a page that takes them, and says while they are held over it what will become of them. */
export function DropLayer() {
  const { t } = useTranslation()
  const over = useDropped()
  if (!over) return null
  return (
    <DropOverlay
      title={
        over.attachTo ? t('uploads.drop.attach', { title: over.attachTo.title }) : t('uploads.drop.upload')
      }
      hint={t('uploads.drop.hint')}
    />
  )
}
