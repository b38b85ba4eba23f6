import type { ProcedureSums, SumGroup, Sums } from '#model/api/procedures/sums.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import { addAmounts } from '#model/kinds/add-amounts.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { mayOpen, namesOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Found } from '../permitted.ts'
import { type SumRow, sumsByPlace, sumsByProcedure } from '../store/sums.ts'

type Row = ProcedureSums['groups'][number]['rows'][number]

function summed(rows: readonly SumRow[]): Sums {
  const amounts = rows.flatMap(({ currency, sum }) =>
    currency !== null && sum !== null ? [{ amount: sum, currency }] : [],
  )
  return { objects: rows.reduce((all, { objects }) => all + objects, 0), amounts: [...addAmounts(amounts)] }
}

const grouped = (rows: readonly SumRow[], language: Language): Row[] =>
  [...Map.groupBy(rows, ({ id }) => id)]
    .map(([id, some]) => ({ id, name: some[0]?.name ?? '', ...summed(some) }))
    // Objects without a place come last.
    .toSorted(
      (one, other) =>
        Number(one.id === null) - Number(other.id === null) ||
        one.name.localeCompare(other.name, language, { numeric: true }),
    )

/** Returns the sums of a procedure's lines, as someone who may read it sees them; undefined for types without any. */
export async function readSums(
  tx: TenantTransaction,
  { holder, language }: { readonly holder: Holder; readonly language: Language },
  { row: { id }, declaration }: Found,
): Promise<ProcedureSums | undefined> {
  const { sums } = declaration.lines
  if (!sums) return undefined
  const paths = { of: sums.of.split('/'), place: sums.place.split('/') }
  const places = await sumsByPlace(tx, id, paths)
  const ids = places.flatMap(place => place.id ?? [])
  const { terms } = await namesOf(tx, holder, declaration, [], { terms: ids })
  const placed = places.map(place => {
    const term = place.id === null ? undefined : terms.get(place.id)
    const steps = term ? [...term.path, term] : []
    const name = steps.map(step => nameOf(step, language)).join(' › ')
    const [top] = steps
    return {
      room: { ...place, name },
      building: { ...place, id: top?.id ?? null, name: top ? nameOf(top, language) : '' },
    }
  })
  const lending = declarationOf(sums.procedure)
  const isReadable = lending !== undefined && mayOpen(holder, cardTypes[lending.type])
  const procedures = isReadable
    ? await sumsByProcedure(tx, id, paths, {
        type: cardTypes[lending.type],
        refused: lending.lines?.decision?.refused ?? null,
      })
    : []
  const group = (by: SumGroup, rows: readonly SumRow[]) => ({ by, rows: grouped(rows, language) })
  const isOpen = typesOfLines(declaration.lines).every(type => mayOpen(holder, type))
  return {
    total: summed(places),
    groups: [
      // Where records are is told to those who may open them.
      ...(isOpen
        ? [
            group(
              'place',
              placed.map(({ room }) => room),
            ),
            group(
              'building',
              placed.map(({ building }) => building),
            ),
          ]
        : []),
      ...(procedures.length > 0 ? [group('procedure', procedures)] : []),
    ],
  }
}
