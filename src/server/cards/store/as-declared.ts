import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'

/** A card that was read, with its document as its type is declared today. Every document of a card comes through here. */
export function recordAsDeclared<
  R extends { readonly type: number; readonly data: CardValues | null } | undefined,
>(record: R): R {
  const declaration = record?.data && declarationOfId(record.type)
  if (!record?.data || !declaration) return record
  const data = asDeclared(declaration, record.data)
  return data === record.data ? record : { ...record, data }
}
