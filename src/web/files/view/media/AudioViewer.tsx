import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewUrl } from '#model/api/files/media.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFacts } from '../file-facts.ts'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewerProps } from '../viewed-file.ts'
import styles from './Media.module.css'

/** Returns as many bars as there is room for, each as high as the loudest of its part; 0 to 1. */
export function barsOf(peaks: readonly number[], count: number): readonly number[] {
  if (peaks.length === 0) return []
  const loudest = Math.max(...peaks.map(Math.abs), 1e-6)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count)
    const until = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    return Math.max(...peaks.slice(from, until).map(Math.abs)) / loudest
  })
}

/** Seconds as players show them: '3:07', '1:02:09'. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Returns the loudness of a sound from beginning to end, as found in its content; an empty list where there is none. */
export const peaksOf = (facts: Readonly<Record<string, unknown>> | undefined): readonly number[] =>
  Array.isArray(facts?.peaks) ? facts.peaks.map(Number).filter(Number.isFinite) : []

/** The state of audio: position, duration, and whether it is playing. */
function usePlayer() {
  const media = useRef<HTMLAudioElement>(null)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const follow = () => {
      setTime(media.current?.currentTime ?? 0)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  return {
    media,
    time,
    duration,
    isPlaying,
    speed,
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: () => setTime(media.current?.currentTime ?? 0),
      onDurationChange: () => setDuration(media.current?.duration ?? 0),
    },
    toggle() {
      if (!media.current) return
      // A playback that the browser refuses is shown as paused.
      if (media.current.paused) media.current.play().catch(() => setPlaying(false))
      else media.current.pause()
    },
    seek(to: number) {
      if (!media.current) return
      media.current.currentTime = to
      setTime(to)
    },
    setSpeed(next: number) {
      if (media.current) media.current.playbackRate = next
      setSpeed(next)
    },
  }
}

interface WaveformProps {
  readonly peaks: readonly number[]
  /** The share that has been played, 0 to 1. */
  readonly played: number
}

const bars = 140

/** The waveform of a sound; the part that was played is highlighted. */
function Waveform({ peaks, played }: WaveformProps) {
  const heights = barsOf(peaks, bars)
  return (
    <svg className={styles.wave} viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => {
        const high = Math.max(2, height * 96)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className={index / bars < played ? styles.played : undefined}
            x={index + 0.15}
            y={50 - high / 2}
            width={0.7}
            height={high}
          />
        )
      })}
      {heights.length === 0 && <rect x={0} y={49} width={bars} height={2} />}
    </svg>
  )
}

/** Seconds an arrow key goes. */
const stepSeconds = 5
const speeds = [1, 1.25, 1.5, 2, 0.75]

/** A sound with its shape: played, stopped and gone through by pressing and by keys (C-F02). */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the controls inside
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
