import { useTranslation } from 'react-i18next'
import type { ZoomLabels } from '../../../ui/deep-zoom/deep-zoom-types.ts'

/** What the buttons of a picture say. */
export function useZoomLabels(): ZoomLabels {
  const { t } = useTranslation()
  return {
    zoomIn: t('viewer.zoomIn'),
    zoomOut: t('viewer.zoomOut'),
    fit: t('viewer.fit'),
    actual: t('viewer.actual'),
    rotate: t('viewer.rotate'),
    fullScreen: t('viewer.fullScreen'),
    leaveFullScreen: t('viewer.leaveFullScreen'),
    keys: t('viewer.zoomKeys'),
  }
}
