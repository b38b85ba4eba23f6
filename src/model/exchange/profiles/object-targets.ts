import { emptyWords, materialSeparators } from '../alias.ts'
import type { ColumnMapping, Mapping, Target } from '../mapping.ts'

/** Maps a column to targets. */
export const to = (column: string, ...targets: Target[]): ColumnMapping => ({ column, targets })

/** Settings common to most object tables. */
export const common = {
  mode: 'create',
  match: 'number',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants: { 'objectInformation/objectCategory': 'ALTRA_CATEGORIA' },
} as const satisfies Partial<Mapping>

export const number: Target = { path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }
export const title: Target = { path: 'title', whenEmpty: 'warn' }
export const names: readonly Target[] = [
  { path: 'objectName', split: [';'], take: 'first' },
  { path: 'typologies', split: [';'], take: 'rest' },
]
export const makers: Target = { path: 'productions', reader: 'makers' }
export const dating: Target = { path: 'dating', empty: emptyWords }
export const medium: readonly Target[] = [
  { path: 'mediumDisplay' },
  { path: 'materials/material', split: [...materialSeparators] },
]
export const measured: readonly Target[] = [
  { path: 'dimensionsDisplay' },
  { path: 'measurements', reader: 'dimensions' },
]
export const room: Target = { path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }
