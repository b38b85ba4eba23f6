import type { CardValues } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { rowsOf, type Values, valuesOf } from '#model/engine/values.ts'
import { isId } from '#model/ids.ts'
import type { Field, Fields } from '#model/kinds/field.ts'
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

/** Ids of accounts elsewhere and of erased records, each of their own: none here has such a number. */
const firstElsewhere = 9_000_000_000_000_000

/** Returns an id that nobody has here, for one of an account or record that was there. */
export const idElsewhere = (id: number): number =>
  id < Number.MAX_SAFE_INTEGER - firstElsewhere ? firstElsewhere + id : id

/** Finds records of the archive that are here, those in the trash only where they are asked for. */
export async function recordsHere(
  tx: TenantTransaction,
  taking: Pick<Taking, 'from'>,
  ids: Iterable<string>,
  { binned = false } = {},
): Promise<Records> {
  const wanted = [...new Set(ids)].filter(isId)
  const found = await cardsOfOrigins(
    tx,
    wanted.map(id => originOf(taking, id)),
    { binned },
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
  onFiles(fieldsOf(sheet), values, id => void ids.push(id))
  mapRefs(fieldsOf(sheet), values, {
    term: (_vocabulary, ref) => ref,
    link(_types, ref) {
      if (ref.id !== undefined) ids.push(ref.id)
      return ref
    },
  })
  return ids
}

const isFilled = (row: Values): boolean => Object.keys(row).some(key => key !== 'id')

/** Values with the files that regions are on as `file` has them; regions of others are left out, with their rows. */
function onFiles(fields: Fields, values: Values, file: (id: string) => string | undefined): Values {
  const of = (field: Field | undefined, value: unknown): unknown => {
    if (!field || typeof value !== 'object' || value === null) return value
    if (isLeaf(field)) {
      if (field.kind !== 'region') return value
      const source = 'source' in value && typeof value.source === 'string' ? file(value.source) : undefined
      return source === undefined ? undefined : { ...value, source }
    }
    const inside = (row: Values) => onFiles(field.fields, row, file)
    return isList(field) ? rowsOf(value).map(inside).filter(isFilled) : inside(valuesOf(value))
  }
  const mapped = Object.entries(values).map(([key, value]) => [key, of(fields[key], value)] as const)
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined))
}

/** Values with the terms and records that are meant here. What is not here is left out: a name alone stays only where it was one there, too. */
export function mappedValues(
  sheet: Sheet,
  given: CardValues,
  terms: Taking['terms'],
  records: Records,
): CardValues {
  const fields = fieldsOf(sheet)
  const values = onFiles(fields, given, id => records.get(id)?.id)
  return mapRefs(fields, values, {
    term(_vocabulary, { id }) {
      const here = terms.get(id)
      return here === undefined ? undefined : { id: here }
    },
    link(_types, { id, name }, named): LinkRef | undefined {
      if (id === undefined) return named && name !== undefined ? { name } : undefined
      const here = records.get(id)
      return here && { id: here.id }
    },
  })
}
