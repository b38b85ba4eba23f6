import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorldMapProps } from '../../ui/map/MapPoint.ts'

/** Returns the labels of a map's controls, for maps of single places. */
export function useMapTexts(): WorldMapProps['texts'] {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      zoomIn: t('cards.map.zoomIn'),
      zoomOut: t('cards.map.zoomOut'),
      close: t('common.close'),
      withoutTiles: t('cards.map.withoutTiles'),
      cluster: count => t('cards.map.cluster', { count }),
    }),
    [t],
  )
}
