import { ChevronDown, ChevronUp, Pause, Play, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { useSizes } from '../use-sizes.ts'
import styles from './Tray.module.css'
import type { Tray } from './use-tray.ts'
import { useTrayWords } from './use-tray-words.ts'

export interface TrayHeadProps {
  readonly tray: Tray
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const icon = { size: 18, strokeWidth: 1.7, 'aria-hidden': true } as const

/** How far all uploads have come, and what can be done with all. */
export function TrayHead({ tray, isOpen, onToggle }: TrayHeadProps) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const words = useTrayWords()
  const { sums, phase } = tray
  const left = sums.bytes - sums.sent
  const share = phase === 'processing' ? sums.of.ready / sums.total : sums.sent / Math.max(1, sums.bytes)
  const facts = [
    t('uploads.tray.bytes', { sent: sizes.bytes(sums.sent), total: sizes.bytes(sums.bytes) }),
    phase === 'sending' && sums.speed > 0 && sizes.speed(sums.speed),
    phase === 'sending' && sums.speed > 0 && t('uploads.tray.left', { time: sizes.time(left / sums.speed) }),
  ]
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title}>{words(sums, phase)}</h2>
        <span className={styles.buttons}>
          {tray.isOnItsWay && phase !== 'paused' && (
            <IconButton label={t('uploads.tray.pauseAll')} onClick={tray.pauseAll}>
              <Pause {...icon} />
            </IconButton>
          )}
          {phase === 'paused' && (
            <IconButton label={t('uploads.tray.resumeAll')} onClick={tray.resumeAll}>
              <Play {...icon} />
            </IconButton>
          )}
          {sums.of.failed > 0 && (
            <IconButton label={t('uploads.tray.retryAll')} onClick={tray.retryAll}>
              <RotateCcw {...icon} />
            </IconButton>
          )}
          <IconButton
            label={t(isOpen ? 'uploads.tray.hide' : 'uploads.tray.show')}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {isOpen ? <ChevronDown {...icon} /> : <ChevronUp {...icon} />}
          </IconButton>
          {phase === 'done' && (
            <IconButton label={t('uploads.tray.close')} onClick={tray.close}>
              <X {...icon} />
            </IconButton>
          )}
        </span>
      </div>
      {phase !== 'done' && (
        <ProgressBar label={t('uploads.tray.label')} value={share} text={facts.filter(Boolean).join(' · ')} />
      )}
    </div>
  )
}
