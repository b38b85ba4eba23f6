import { createHash, randomBytes } from 'node:crypto'
import type { Selection } from '#model/api/cards/shapes.ts'
import { mostAdded } from '#model/api/procedures/objects.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { refuseUnreadable, selectedAfter } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'

/** The scope of an audit and the size of its sample. */
export interface Scope {
  readonly selection?: Selection | undefined
  readonly collections?: readonly string[] | undefined
  readonly percent?: number | undefined
  readonly seed?: string | undefined
}

/** The objects of a scope. */
export interface Gathered {
  readonly ids: readonly string[]
  readonly percent: number | null
  readonly seed: string | null
}

const within = (field: string, values: readonly string[]): Selection => ({
  criteria: JSON.stringify({
    blocks: [{ operator: 'AND', filters: [{ field, condition: 'WITHIN', operator: 'AND', values }] }],
  }),
})

const objectCard = declarationOf('object')

/** Ways that lead to objects, each with all that is narrower. */
function selectionsOf({ selection, collections = [] }: Scope, { locations }: CardValues): Selection[] {
  const rooms = Array.isArray(locations) ? (locations as { id: string }[]).map(({ id }) => id) : []
  const { list = '', link = '' } = declarationOf('collection')?.members ?? {}
  return [
    ...(selection ? [selection] : []),
    ...(collections.length > 0 ? [within(`${list}/${link}`, collections)] : []),
    ...(rooms.length > 0 ? [within('location/room', rooms)] : []),
  ]
}

/** Objects out of which a sample is drawn at the most. */
const mostDrawnFrom = 200_000

const refuseTooMany = (count: number, max: number): void => {
  if (count > max)
    throw new CodedError('invalid_input', { fields: { selection: { key: 'tooMany', params: { max } } } })
}

/** Draws the same for the same seed: with the seed and the objects anyone can verify that the sample was not picked by hand. */
function sample(ids: readonly string[], percent: number, seed: string): readonly string[] {
  const drawn = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex')
  const order = new Map(ids.map(id => [id, drawn(id)]))
  return ids
    .toSorted((one, other) => ((order.get(one) ?? '') < (order.get(other) ?? '') ? -1 : 1))
    .slice(0, Math.ceil((ids.length * percent) / 100))
}

/**
 * Objects of a scope: those selected, those of collections, those in the locations that the brief names, or a sample of all these.
 * @param values the brief.
 * @throws {CodedError} `invalid_input` where there are more than an audit takes.
 */
export async function gatherScope(
  tx: TenantTransaction,
  actor: MuseumActor,
  scope: Scope,
  values: CardValues,
): Promise<Gathered> {
  if (!objectCard) return { ids: [], percent: null, seed: null }
  const ofBrief = typeof values.samplePercent === 'number' ? values.samplePercent : undefined
  const percent = scope.percent ?? ofBrief
  const isSample = percent !== undefined && percent > 0 && percent < 100
  const seed = isSample ? scope.seed?.trim() || randomBytes(8).toString('hex') : null
  // A sample of what was cut off would be one of the objects that came first.
  const most = isSample ? mostDrawnFrom : mostAdded
  const ids = new Set<string>()
  for (const selection of selectionsOf(scope, values)) {
    refuseUnreadable(actor, objectCard, selection)
    const found = await selectedAfter(tx, objectCard, selection, { after: '0', limit: most + 1 })
    for (const id of found) ids.add(id)
    refuseTooMany(ids.size, most)
  }
  const chosen = isSample && seed ? sample([...ids], percent, seed) : [...ids]
  refuseTooMany(chosen.length, mostAdded)
  return { ids: chosen, percent: isSample ? percent : null, seed }
}
