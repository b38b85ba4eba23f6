import type { NameOutcome } from '#model/exchange/decisions.ts'
import { scopeOf } from '#model/exchange/decisions.ts'
import type { NamedRef } from '#model/exchange/refs-by-name.ts'
import { lookedUp } from '#model/text/marked-name.ts'
import type { NameFound } from '../store/names.ts'
import type { FoundRefs } from './ref-finder.ts'

interface Context {
  /** True for a row of another museum: what it names may come with that museum's next tables. */
  readonly foreign: boolean
  /** True where text without a match goes to the remarks. */
  readonly keeps: boolean
}

function outcomeOf(ref: NamedRef, found: FoundRefs, { foreign, keeps }: Context): NameOutcome | undefined {
  const { vocabulary, types = [], name, list, named, missing } = ref
  const decision = found.decision(ref)
  if (decision === 'leave') return 'left'
  const unfit = keeps || decision === 'text' ? 'remark' : 'refused'
  if (vocabulary !== undefined) {
    if (found.term(vocabulary, name, list) === undefined) return unfit
    return found.isNew(vocabulary, name, list) ? 'new' : 'found'
  }
  const cards = found.cards(types, name)
  if (cards === 'later') return 'found'
  if (cards.isNew) return 'new'
  if (cards.ids.length > 0) return cards.ids.length > 1 ? 'several' : 'found'
  const { marked } = lookedUp(name)
  // Marked as a name of no record.
  if (marked === '') return undefined
  if (marked !== undefined || (foreign && decision === undefined)) return 'later'
  return named && (missing !== 'refuse' || decision === 'text') ? 'text' : unfit
}

/** Returns what was found about the names of a row. */
export const namesFound = (refs: readonly NamedRef[], found: FoundRefs, context: Context): NameFound[] =>
  refs.flatMap(ref => {
    const outcome = ref.name === '' ? undefined : outcomeOf(ref, found, context)
    return outcome === undefined
      ? []
      : [{ path: ref.path, scope: scopeOf(ref), name: lookedUp(ref.name).name || ref.name, outcome }]
  })
