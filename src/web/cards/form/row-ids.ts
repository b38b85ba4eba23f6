import type { CardValues } from '#model/engine/define-card.ts'

/** A new row's id. Rows keep theirs for good, so that forms, histories and merges can follow them. */
export const newRowId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

const isRow = (item: unknown): item is Record<string, unknown> =>
  typeof item === 'object' && item !== null && !Array.isArray(item)

const withIds = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(item => {
      const inner = withIds(item)
      return isRow(inner) && typeof inner.id !== 'string' ? { id: newRowId(), ...inner } : inner
    })
  }
  if (!isRow(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item)]))
}

/** A card whose rows all have an id: those of an old draft may lack them. */
export const withRowIds = (values: CardValues): CardValues => withIds(values) as CardValues
