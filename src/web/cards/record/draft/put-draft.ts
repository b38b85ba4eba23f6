import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { call } from '../../../platform/client.ts'
import type { CardArea } from '../../card-area.ts'
import { fieldValues } from '../../form/assess.ts'
import { rebase } from '../conflict/rebase.ts'

/**
 * The card with unsaved text in it. Text of an earlier version is put upon what was saved since, field by field; where both changed the
 * same field the unsaved text wins: it is still to be looked at and saved.
 */
export async function withDraft(
  { declaration, endpoints }: CardArea,
  card: CardAnswer,
  version: number,
  draft: CardValues,
): Promise<CardValues> {
  if (version === card.version) return draft
  const now = fieldValues(declaration, card)
  const base = await call(endpoints.version, { params: { id: card.id, version: String(version) } }).catch(
    () => now,
  )
  const rebased = rebase(declaration, fieldValues(declaration, base), draft, now)
  return rebased.resolve(new Set(rebased.conflicts.map(({ path }) => path)))
}
