import { createHash } from 'node:crypto'
import { canonicalJsonInTurns } from './canonical-json.ts'

/** The full content of something at a moment, as canonical JSON, and the SHA-256 it is known by from then on. */
export interface Frozen {
  readonly text: string
  readonly sha256: string
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Freezes plain data; long lists of it keep no request waiting. */
export async function freeze(content: object): Promise<Frozen> {
  const text = await canonicalJsonInTurns(content)
  return { text, sha256: sha256Of(text) }
}

/** Returns whether a text that was frozen is still what it was. */
export const isIntact = ({ text, sha256 }: Frozen): boolean => sha256Of(text) === sha256
