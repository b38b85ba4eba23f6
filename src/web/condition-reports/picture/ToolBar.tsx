import {
  Circle,
  Dot,
  Eraser,
  type LucideIcon,
  MousePointer2,
  Pentagon,
  Spline,
  Square,
  Trash2,
  Waypoints,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Picture.module.css'
import { type Tool, tools } from './tools.ts'

const icons = {
  choose: MousePointer2,
  box: Square,
  ellipse: Circle,
  polygon: Pentagon,
  freehand: Spline,
  line: Waypoints,
  point: Dot,
} as const satisfies Record<Tool, LucideIcon>

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

export interface ToolBarProps {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  /** Removes the selected region; absent without a selection. */
  readonly onErase: (() => void) | undefined
  /** Removes all regions of the picture; absent without any. */
  readonly onClear: (() => void) | undefined
}

/** The drawing tools. */
export function ToolBar({ tool, onTool, onErase, onClear }: ToolBarProps) {
  const { t } = useTranslation()
  return (
    <div role="toolbar" aria-label={t('conditionReports.tools')} className={styles.tools}>
      {tools.map(each => {
        const Icon = icons[each]
        const label = t(`conditionReports.tool.${each}`)
        return (
          <IconButton
            key={each}
            label={label}
            title={label}
            aria-pressed={tool === each}
            onClick={() => onTool(each)}
          >
            <Icon {...icon} />
          </IconButton>
        )
      })}
      <span className={styles.gap} />
      <IconButton
        label={t('conditionReports.deleteRegion')}
        title={t('conditionReports.deleteRegion')}
        disabled={!onErase}
        onClick={onErase}
      >
        <Trash2 {...icon} />
      </IconButton>
      <IconButton
        label={t('conditionReports.clearPicture')}
        title={t('conditionReports.clearPicture')}
        disabled={!onClear}
        onClick={onClear}
      >
        <Eraser {...icon} />
      </IconButton>
    </div>
  )
}
