import type { Part } from '../editor-context.ts'

/** The position and size of an element on a label, in millimetres. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

export const frameOf = ({ x, y, width, height }: Part): Frame => ({
  x: number(x),
  y: number(y),
  width: number(width),
  height: number(height),
})

/** Rounds to half millimetres, the precision of a cut. */
const snapped = (length: number): number => Math.round(length * 2) / 2

const within = (length: number, most: number): number => Math.min(Math.max(0, length), Math.max(0, most))

/** An element somewhere else on its label, and never beyond it. @param by millimetres */
export function moved(frame: Frame, by: { readonly x: number; readonly y: number }, label: Size): Frame {
  return {
    ...frame,
    x: within(snapped(frame.x + by.x), label.width - frame.width),
    y: within(snapped(frame.y + by.y), label.height - frame.height),
  }
}

/** An element of another size, and never beyond its label. @param by millimetres */
export function resized(frame: Frame, by: { readonly x: number; readonly y: number }, label: Size): Frame {
  return {
    ...frame,
    width: within(snapped(frame.width + by.x), label.width - frame.x),
    height: within(snapped(frame.height + by.y), label.height - frame.y),
  }
}

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Returns the frame after an arrow key: moved by half a millimetre, with Shift by five; with Alt resized. @returns undefined for other
 * keys.
 */
export function frameAfterKey(
  { key, shiftKey, altKey }: { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean },
  frame: Frame,
  label: Size,
): Frame | undefined {
  const step = steps[key]
  if (!step) return undefined
  const length = shiftKey ? 5 : 0.5
  const by = { x: step.x * length, y: step.y * length }
  return altKey ? resized(frame, by, label) : moved(frame, by, label)
}
