import {
  ChevronLeft,
  ChevronRight,
  Expand,
  MoveHorizontal,
  Search,
  Shrink,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { FullScreen } from '../../../ui/use-full-screen.ts'
import styles from './Pdf.module.css'

export interface PdfBarProps {
  readonly current: number
  readonly total: number
  /** 1 is as wide as the reader. */
  readonly zoom: number
  readonly screen: FullScreen
  readonly onGoTo: (pageNumber: number) => void
  readonly onZoom: (factor: number) => void
  readonly onWhole: () => void
  readonly onFind: () => void
}

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Where one is in a document, and the buttons to go elsewhere. */
export function PdfBar({ current, total, zoom, screen, onGoTo, onZoom, onWhole, onFind }: PdfBarProps) {
  const { t } = useTranslation()
  const button = (label: string, picture: ReactNode, press: () => void, disabled = false) => (
    <IconButton label={label} title={label} disabled={disabled} onClick={press}>
      {picture}
    </IconButton>
  )
  return (
    <div className={styles.bar}>
      {button(t('viewer.pdf.previous'), <ChevronLeft {...icon} />, () => onGoTo(current - 1), current <= 1)}
      <PageNumber current={current} total={total} onGoTo={onGoTo} />
      {button(t('viewer.pdf.next'), <ChevronRight {...icon} />, () => onGoTo(current + 1), current >= total)}
      {button(t('viewer.zoomOut'), <ZoomOut {...icon} />, () => onZoom(0.8))}
      <output className={styles.scale}>{Math.round(zoom * 100)} %</output>
      {button(t('viewer.zoomIn'), <ZoomIn {...icon} />, () => onZoom(1.25))}
      {button(t('viewer.pdf.width'), <MoveHorizontal {...icon} />, onWhole)}
      {button(t('viewer.pdf.find'), <Search {...icon} />, onFind)}
      {button(
        t(screen.isFull ? 'viewer.leaveFullScreen' : 'viewer.fullScreen'),
        screen.isFull ? <Shrink {...icon} /> : <Expand {...icon} />,
        screen.toggle,
      )}
    </div>
  )
}

function PageNumber({ current, total, onGoTo }: Pick<PdfBarProps, 'current' | 'total' | 'onGoTo'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(String(current))
  useEffect(() => setTyped(String(current)), [current])
  const go = () => {
    const wanted = Math.round(Number(typed))
    if (wanted >= 1 && wanted <= total) onGoTo(wanted)
    else setTyped(String(current))
  }
  return (
    <form
      className={styles.number}
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      <input
        inputMode="numeric"
        aria-label={t('viewer.pdf.number')}
        value={typed}
        size={Math.max(2, String(total).length)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
      />
      <span>{t('viewer.pdf.of', { total })}</span>
    </form>
  )
}
