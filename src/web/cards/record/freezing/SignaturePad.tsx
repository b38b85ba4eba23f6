import { type PointerEvent, useRef, useState } from 'react'
import styles from './Signatures.module.css'

/** Strokes, each x and y in turn, in a field of 1000 by 400. */
export type Strokes = readonly (readonly number[])[]

/** The most strokes, and numbers of a stroke, that are stored. */
const [mostStrokes, mostNumbers] = [100, 2000]

export interface SignaturePadProps {
  readonly label: string
  readonly strokes: Strokes
  readonly onStrokes: (strokes: Strokes) => void
}

/** A field to sign in, by finger, pen or mouse. */
export function SignaturePad({ label, strokes, onStrokes }: SignaturePadProps) {
  const field = useRef<SVGSVGElement>(null)
  const [current, setCurrent] = useState<readonly number[]>()
  const at = ({ clientX, clientY }: PointerEvent): readonly number[] => {
    const box = field.current?.getBoundingClientRect()
    if (!box) return []
    const within = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part)) * whole)
    return [within((clientX - box.left) / box.width, 1000), within((clientY - box.top) / box.height, 400)]
  }
  const end = () => {
    // A press without a way is a dot, as on an i.
    const [x = 0, y = 0] = current ?? []
    if (current) onStrokes([...strokes, current.length >= 4 ? current : [x, y, x, y]])
    setCurrent(undefined)
  }
  return (
    <svg
      ref={field}
      role="img"
      aria-label={label}
      viewBox="0 0 1000 400"
      className={styles.pad}
      onPointerDown={event => {
        if (!event.isPrimary || strokes.length >= mostStrokes) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setCurrent(at(event))
      }}
      onPointerMove={event =>
        setCurrent(now => (now && now.length < mostNumbers ? [...now, ...at(event)] : now))
      }
      onPointerUp={end}
      onPointerCancel={() => setCurrent(undefined)}
    >
      <line x1={60} y1={320} x2={940} y2={320} className={styles.base} />
      <StrokeLines strokes={current ? [...strokes, current] : strokes} />
    </svg>
  )
}

/** A signature as it was drawn. */
export function StrokeLines({ strokes }: { readonly strokes: Strokes }) {
  return strokes.map((stroke, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is known by its place
    <polyline key={at} points={stroke.join(' ')} className={styles.stroke} />
  ))
}
