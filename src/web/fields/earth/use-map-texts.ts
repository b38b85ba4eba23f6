import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorldMapProps } from '../../ui/map/MapPoint.ts'

/** What the controls of a map are called, where it shows single places. */
export function useMapTexts(): WorldMapProps['texts'] {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      zoomIn: t('cards.map.zoomIn'),
      zoomOut: t('cards.map.zoomOut'),
      close: t('common.close'),
      cluster: count => t('cards.map.cluster', { count }),
    }),
    [t],
  )
}
