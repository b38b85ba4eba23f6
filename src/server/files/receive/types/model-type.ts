import { type ContentType, keptType } from './kept-types.ts'
import type { Peek } from './peek.ts'

const stlHead = 84
const stlFacet = 50

/** Models in space that begin with no mark of their own, or with one that is not widely known. */
export function modelType(head: Buffer, { size }: Peek): ContentType | undefined {
  if (/^ply\r?\n(?:comment[^\n]*\n)*format (?:ascii|binary_)/.test(head.toString('latin1', 0, 1000)))
    return keptType('model/ply')
  const facets = head.length >= stlHead ? head.readUInt32LE(80) : 0
  if (facets > 0 && size === stlHead + facets * stlFacet) return keptType('model/stl')
  return undefined
}

/** Whether a ZIP file is a scene of USD: its first entry is one, and is stored as it is. */
export function isUsdz(head: Buffer): boolean {
  if (head.length < 30 || head.readUInt16LE(8) !== 0) return false
  return /\.usd[acz]?$/i.test(head.toString('utf8', 30, 30 + head.readUInt16LE(26)))
}
