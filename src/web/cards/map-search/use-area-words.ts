import { useTranslation } from 'react-i18next'
import { useDrawnArea } from './use-drawn-area.ts'
import { useMeasureWords } from './use-measure-words.ts'

/** Returns the text of the area that filters a list: 'Within the drawn area (12 km²)'. */
export function useAreaWords(area: string | undefined): string {
  const { t } = useTranslation()
  const { size } = useMeasureWords()
  const drawn = useDrawnArea(area)
  return drawn ? t('mapSearch.within', { size: size(drawn.size) }) : t('mapSearch.withinPlain')
}
