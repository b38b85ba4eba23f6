import { Circle, ExternalLink, Keyboard, type LucideIcon, Pentagon, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { type MapTool, mapTools } from '../../ui/map/MapPoint.ts'
import { BoxDialog } from './BoxDialog.tsx'
import styles from './MapTools.module.css'

export interface MapToolsProps {
  readonly tool: MapTool | undefined
  readonly onTool: (tool: MapTool | undefined) => void
  readonly area: string | undefined
  readonly onArea: (area: string | undefined) => void
}

const icons: Readonly<Record<MapTool, LucideIcon>> = { box: Square, polygon: Pentagon, circle: Circle }
const icon = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const

/** Above a map: what narrows the list to a part of the earth (C-Q04). */
export function MapTools({ tool, onTool, area, onArea }: MapToolsProps) {
  const { t } = useTranslation()
  const [isTyping, setTyping] = useState(false)
  const outside = useSession().configuration?.EXTERNAL_GIS_APP_ADDRESS
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('mapSearch.tools')}>
      {mapTools.map(name => {
        const Icon = icons[name]
        return (
          <Button
            key={name}
            className={styles.tool}
            aria-pressed={tool === name}
            onClick={() => onTool(tool === name ? undefined : name)}
          >
            <Icon {...icon} />
            <span className={styles.name}>{t(`mapSearch.draw.${name}`)}</span>
          </Button>
        )
      })}
      <Button className={styles.tool} onClick={() => setTyping(true)}>
        <Keyboard {...icon} />
        <span className={styles.name}>{t('mapSearch.type')}</span>
      </Button>
      {area !== undefined && (
        <Button className={styles.tool} onClick={() => onArea(undefined)}>
          <Trash2 {...icon} />
          <span className={styles.name}>{t('mapSearch.remove')}</span>
        </Button>
      )}
      {outside && (
        <ButtonLink className={styles.tool} href={outside} target="_blank" rel="noopener noreferrer">
          <ExternalLink {...icon} />
          <span className={styles.name}>{t('mapSearch.outside')}</span>
        </ButtonLink>
      )}
      {isTyping && (
        <BoxDialog
          area={area}
          onClose={() => setTyping(false)}
          onArea={next => {
            setTyping(false)
            onArea(next)
          }}
        />
      )}
    </div>
  )
}
