import type { CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { isId } from '#model/ids.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import { cardsOfOrigins } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Taking } from './imports-context.ts'

/** A record as it is here. */
export interface Here {
  readonly id: string
  readonly type: number
}

/** Records of the archive as they are here, by their ids there. */
export type Records = ReadonlyMap<string, Here>

/** Returns the origin of a record, by which what was taken over is known. */
export const originOf = ({ from: { museumKey } }: Pick<Taking, 'from'>, id: string): string =>
  `${museumKey}/${id}`

/** Finds records of the archive that are here. */
export async function recordsHere(
  tx: TenantTransaction,
  taking: Pick<Taking, 'from'>,
  ids: Iterable<string>,
): Promise<Records> {
  const wanted = [...new Set(ids)].filter(isId)
  const found = await cardsOfOrigins(
    tx,
    wanted.map(id => originOf(taking, id)),
  )
  return new Map(
    wanted.flatMap(id => {
      const here = found.get(originOf(taking, id))
      return here ? [[id, here] as const] : []
    }),
  )
}

/** Ids of the records that values refer to. */
export function idsIn(sheet: Sheet, values: CardValues): readonly string[] {
  const ids: string[] = []
  mapRefs(fieldsOf(sheet), values, {
    term: (_vocabulary, ref) => ref,
    link(_types, ref) {
      if (ref.id !== undefined) ids.push(ref.id)
      return ref
    },
  })
  return ids
}

/** Values with the terms and records that are meant here. What is not here is left out, but for its name where a field takes one. */
export function mappedValues(
  sheet: Sheet,
  values: CardValues,
  terms: Taking['terms'],
  records: Records,
): CardValues {
  return mapRefs(fieldsOf(sheet), values, {
    term(_vocabulary, { id }) {
      const here = terms.get(id)
      return here === undefined ? undefined : { id: here }
    },
    link(_types, { id, name }, named): LinkRef | undefined {
      const here = id === undefined ? undefined : records.get(id)
      if (here) return { id: here.id }
      return named && name !== undefined ? { name } : undefined
    },
  })
}
