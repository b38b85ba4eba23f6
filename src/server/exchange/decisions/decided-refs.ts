import type { TermRule } from '#model/engine/form-rules.ts'
import { type Decision, readScope, scopeOf } from '#model/exchange/decisions.ts'
import { typeToMake } from '#model/exchange/made-types.ts'
import type { NamedRef } from '#model/exchange/refs-by-name.ts'
import { type CardType, isCardType } from '#model/record-types.ts'
import { lookedUp } from '#model/text/marked-name.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { ancestorsOf } from '#server/vocabularies/index.ts'
import { type DecisionRecord, decisionsOn, takeBackDecisions } from '../store/decisions.ts'
import { decisionKey } from '../store/names.ts'
import { targetsNow } from './targets.ts'

/** Vocabularies and types of records in which the person who imports may make something. */
export interface MayMake {
  readonly vocabularies: readonly VocabularyCode[]
  readonly types: readonly CardType[]
}

interface Decided {
  readonly decision: Decision
  /** Id of the term or record that is taken. */
  readonly id?: string
}

/** Decisions on the names of a batch of rows. */
export interface Decisions {
  of(ref: Pick<NamedRef, 'vocabulary' | 'types' | 'name' | 'list'>): Decided | undefined
  /** True when a term that is taken is in the list. */
  isInList(id: string, list: TermRule): boolean
}

/** For works that know no decisions: they load what a table says. */
export const noDecisions: Decisions = { of: () => undefined, isInList: () => true }

const mayMakeFor = (
  { vocabularies, types }: MayMake,
  { vocabulary, types: led = [] }: Pick<NamedRef, 'vocabulary' | 'types'>,
) => {
  const made = typeToMake(led.filter(isCardType))
  return vocabulary === undefined
    ? made !== undefined && types.includes(made)
    : vocabularies.some(code => code === vocabulary)
}

/**
 * Reads what the museum decided about names. Names with the mark of a record mean that one, whatever was decided; of decisions whose term
 * or record is gone none is left.
 */
export async function readDecisions(
  tx: TenantTransaction,
  refs: readonly NamedRef[],
  mayMake: MayMake | undefined,
): Promise<Decisions> {
  if (!mayMake) return noDecisions
  const wanted = new Map(
    refs.flatMap(ref => {
      const name = { scope: scopeOf(ref), key: decisionKey(ref.name) }
      return ref.name === '' ? [] : [[`${name.scope}\n${name.key}`, name] as const]
    }),
  )
  const records = await decisionsOn(tx, [...wanted.values()])
  if (records.length === 0) return noDecisions
  const now = await targetsNow(
    tx,
    records.flatMap(({ scope, target_id: id }) => (id === null ? [] : [{ scope, id }])),
  )
  const idOf = ({ scope, target_id: id }: DecisionRecord) => (id === null ? undefined : now({ scope, id }))
  const gone = records.filter(each => each.decision === 'take' && idOf(each) === undefined)
  await takeBackDecisions(
    tx,
    gone.map(({ scope, key, version }) => ({ scope, key, seen: version })),
  )
  const decided = new Map(
    records
      .filter(each => !gone.includes(each))
      .map(each => {
        const id = idOf(each)
        return [
          `${each.scope}\n${each.key}`,
          { decision: each.decision, ...(id !== undefined && { id }) },
        ] as const
      }),
  )
  const above = await ancestorsOf(
    tx,
    records.flatMap(each => (readScope(each.scope).vocabulary ? (idOf(each) ?? []) : [])),
  )
  const isInList = (id: string, { below }: TermRule): boolean =>
    id === below.id || (above.get(id)?.includes(below.id) ?? false)
  return {
    isInList,
    of(ref) {
      if (ref.vocabulary === undefined && lookedUp(ref.name).marked !== undefined) return undefined
      const found = decided.get(`${scopeOf(ref)}\n${decisionKey(ref.name)}`)
      if (found?.decision === 'new' && !mayMakeFor(mayMake, ref)) return undefined
      // A closed list takes no others.
      if (found?.id !== undefined && ref.list?.exit === 'closed' && !isInList(found.id, ref.list))
        return undefined
      return found
    },
  }
}
