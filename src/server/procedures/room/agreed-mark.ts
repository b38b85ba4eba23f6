import { createHash } from 'node:crypto'
import type { CardValues } from '#model/engine/define-card.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'

/** A mark of what an answer agrees to, as it stands in a procedure: another one as soon as something of it changes. */
export const agreedMark = (document: CardValues, keys: readonly string[]): string =>
  createHash('sha256')
    .update(canonicalJson(keys.map(key => [key, document[key] ?? null])))
    .digest('base64url')
