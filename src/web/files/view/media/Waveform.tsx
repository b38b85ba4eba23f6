import { barsOf } from './bars.ts'
import styles from './Media.module.css'

export interface WaveformProps {
  readonly peaks: readonly number[]
  /** How much of it has been played, 0 to 1. */
  readonly played: number
}

const bars = 140

/** How loud a sound is from beginning to end; what was played stands out. */
export function Waveform({ peaks, played }: WaveformProps) {
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
