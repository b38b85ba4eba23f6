import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewUrl } from '#model/api/files/media.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlainFile } from '../PlainFile.tsx'
import { useFacts } from '../parts/use-facts.ts'
import type { ViewerProps } from '../viewed-file.ts'
import { clockTime } from './clock-time.ts'
import styles from './Media.module.css'
import { peaksOf } from './peaks-of.ts'
import { usePlayer } from './use-player.ts'
import { Waveform } from './Waveform.tsx'

/** Seconds an arrow key goes. */
const stepSeconds = 5
const speeds = [1, 1.25, 1.5, 2, 0.75]

/** A sound with its shape: played, stopped and gone through by pressing and by keys (acceptance row C-F02). */
export function AudioViewer({ file }: ViewerProps) {
  const { t } = useTranslation()
  const player = usePlayer()
  const facts = useFacts(file.id)
  const [failed, setFailed] = useState(false)
  const duration = player.duration || file.duration
  if (failed) return <PlainFile file={file} />
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'k') return
    if (event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    player.toggle()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from what is inside
    <div className={styles.sound} data-own-arrows onKeyDown={press}>
      <audio
        ref={player.media}
        preload="metadata"
        src={previewUrl(file.id)}
        onError={() => setFailed(true)}
        {...player.events}
      />
      <p className={styles.name}>{file.title}</p>
      <div className={styles.track}>
        <Waveform peaks={peaksOf(facts?.facts)} played={duration > 0 ? player.time / duration : 0} />
        <input
          type="range"
          className={styles.seek}
          aria-label={t('viewer.audio.position')}
          aria-valuetext={t('viewer.audio.at', {
            time: clockTime(player.time),
            duration: clockTime(duration),
          })}
          min={0}
          max={Math.max(duration, 0.01)}
          step="any"
          value={Math.min(player.time, Math.max(duration, 0.01))}
          onChange={({ target }) => player.seek(Number(target.value))}
          onKeyDown={event => {
            const by = event.key === 'ArrowRight' ? stepSeconds : event.key === 'ArrowLeft' ? -stepSeconds : 0
            if (by === 0) return
            event.preventDefault()
            player.seek(Math.min(duration, Math.max(0, player.time + by)))
          }}
        />
      </div>
      <div className={styles.controls}>
        <span className={styles.time}>{clockTime(player.time)}</span>
        <button
          type="button"
          className={styles.play}
          aria-label={t(player.isPlaying ? 'viewer.audio.pause' : 'viewer.audio.play')}
          onClick={player.toggle}
        >
          {player.isPlaying ? (
            <Pause size={26} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <Play size={26} strokeWidth={1.6} aria-hidden="true" />
          )}
        </button>
        <span className={styles.time}>{clockTime(duration)}</span>
      </div>
      <Button
        look="subtle"
        aria-label={t('viewer.audio.speed', { speed: player.speed })}
        onClick={() => player.setSpeed(speeds[(speeds.indexOf(player.speed) + 1) % speeds.length] ?? 1)}
      >
        {player.speed}×
      </Button>
    </div>
  )
}
