import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { TermRule } from '#model/engine/form-rules.ts'
import { requireLogs } from '#model/engine/logs.ts'
import { mergeChanges } from '#model/engine/merge.ts'
import { onDay } from '#model/engine/on-day.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { addedTo } from '#model/exchange/added-to.ts'
import { kept } from '#model/exchange/kept-as-remark.ts'
import type { Message } from '#model/exchange/messages.ts'
import { leadsToOwn, withoutPlaces } from '#model/exchange/own-links.ts'
import { columnFor, type Draft, problemMessage } from '#model/exchange/read-row.ts'
import { type NamedRef, refsByName, withRefIds } from '#model/exchange/refs-by-name.ts'
import { lookedUp } from '#model/text/marked-name.ts'
import { newRowId } from '#server/cards/index.ts'
import type { Judging } from './judged.ts'
import type { FoundRefs } from './ref-finder.ts'

/** Declaration and mapping by which rows are settled. */
export type Settling = Pick<Judging, 'mapping' | 'own'> & {
  readonly declaration: Sheet & Pick<CardDeclaration, 'types' | 'byDay'>
  /** The day in the museum. */
  readonly today: string
}

/** The content of a row before its references are resolved. */
export interface RowToSettle {
  /** Current values; absent for a new record. */
  readonly there?: CardValues | undefined
  readonly base: CardValues
  readonly draft: Draft
  readonly refs: readonly NamedRef[]
  /** True for a row of another museum: what it is linked with may come with its next tables. */
  readonly foreign?: boolean
  /** Lists of terms that the museum offers in its fields, by path. */
  readonly lists?: Readonly<Record<string, TermRule>>
}

/** The card as it is about to be, with all that was found about the row. */
export interface Settled {
  readonly values: CardValues
  readonly changes: readonly Change[]
  readonly messages: readonly Message[]
}

/** Message about a link: that a card is made for it, that there is none, or that there are several. */
function linkMessage(
  judging: Settling,
  ref: NamedRef,
  found: FoundRefs,
  foreign: boolean,
): Pick<Message, 'kind' | 'count'> | undefined {
  const { types = [], vocabulary, name, named, missing } = ref
  if (vocabulary !== undefined) return undefined
  const cards = found.cards(types, name)
  if (cards === 'later') return undefined
  const decision = found.decision(ref)
  const nameStays = named && (missing !== 'refuse' || decision === 'text')
  const { length } = cards.ids
  if (cards.isNew) return { kind: 'newLink' }
  if (length > 1) return { kind: nameStays ? 'ambiguousName' : 'ambiguousLink', count: length }
  if (length === 1) return undefined
  const { marked } = lookedUp(name)
  if (marked === '') return undefined
  if (judging.own?.complete && leadsToOwn(judging.declaration, types))
    return foreign && nameStays && marked === undefined ? undefined : { kind: 'linkNotLoaded' }
  if (foreign && decision === undefined) return { kind: nameStays ? 'nameNotYet' : 'linkNotYet' }
  return { kind: nameStays ? 'nameNotLinked' : 'unknownLink' }
}

/** Message about a term: that there is none, or that it is not in the list that the museum offers. */
function termMessage(
  { vocabulary, name, list }: NamedRef,
  found: FoundRefs,
): Pick<Message, 'kind'> | undefined {
  if (vocabulary === undefined) return undefined
  if (found.term(vocabulary, name, list) === undefined)
    return { kind: list?.exit === 'closed' ? 'notInList' : 'unknownTerm' }
  return found.isOutside(vocabulary, name, list) ? { kind: 'outsideList' } : undefined
}

/** A message about a reference; decided when somebody wants its text kept. */
interface RefMessage {
  readonly message: Message
  readonly ref: NamedRef
  readonly decided: boolean
}

/** References whose names are nowhere: terms that may not be added, cards that must be there. */
function aboutRefs(
  judging: Settling,
  { refs, base }: Pick<RowToSettle, 'refs' | 'base'>,
  found: FoundRefs,
  foreign: boolean,
): RefMessage[] {
  const nameIn = ({ path, name }: NamedRef): string => `${path}\n${name}`
  const before = new Set(refsByName(judging.declaration, base).map(nameIn))
  return refs.flatMap((ref): RefMessage[] => {
    const { path, name } = ref
    const decision = found.decision(ref)
    const problem =
      decision === 'leave'
        ? { kind: 'leftOut' as const }
        : (termMessage(ref, found) ?? linkMessage(judging, ref, found, foreign))
    // The record has the name already.
    if (!problem || (problem.kind === 'nameNotLinked' && before.has(nameIn(ref)))) return []
    const column = columnFor(judging.mapping, path)
    return [
      {
        message: { ...problem, path, column, value: lookedUp(name).name },
        ref,
        decided: decision === 'text',
      },
    ]
  })
}

const leftOut: readonly string[] = ['unknownTerm', 'notInList', 'unknownLink', 'ambiguousLink']

/** Places of links that are left out, or lead to records that are still to come, with the same table or another one: they are put in once they are there, or not at all. */
const openPlaces = (
  { own, declaration }: Settling,
  refs: readonly NamedRef[],
  found: FoundRefs,
  foreign: boolean,
) =>
  new Set(
    refs
      .filter(ref => {
        const { types = [], name, named, vocabulary, missing } = ref
        if (vocabulary === undefined && found.decision(ref) === 'leave') return true
        if (foreign && vocabulary === undefined && !(named && missing !== 'refuse'))
          return found.cards(types, name) === 'later' || found.link(types, name) === undefined
        if (!own || !leadsToOwn(declaration, types)) return false
        const cards = found.cards(types, name)
        return cards === 'later' || (own.complete && cards.ids.length !== 1)
      })
      .map(({ place }) => place),
  )

/** True when a link is all that a row of its list says, so that nothing else is lost with it. */
function saysNothingElse(values: CardValues, { place }: NamedRef): boolean {
  const around = place.split('.').slice(0, -1)
  if (!around.some(step => /^\d+$/.test(step))) return true
  const row = around.reduce<unknown>((inside, step) => Object(inside)[step], values)
  return Object.keys(Object(row)).filter(key => key !== 'id').length <= 1
}

/** Values of a row, with its references. */
function referring(
  judging: Settling,
  { base, draft, refs, lists, foreign = false }: RowToSettle,
  found: FoundRefs,
): { readonly values: CardValues; readonly messages: readonly Message[] } {
  const { declaration, mapping } = judging
  const refMessages = aboutRefs(judging, { refs, base }, found, foreign)
  const unfit = refMessages.filter(({ message: { kind } }) => leftOut.includes(kind))
  const lost = unfit.flatMap(({ ref }) =>
    ref.vocabulary === undefined && saysNothingElse(draft.values, ref) ? ref.place : [],
  )
  const open = openPlaces(judging, refs, found, foreign)
  const there = withoutPlaces(declaration, draft.values, base, new Set([...open, ...lost]))
  const messagesOf = (some: readonly RefMessage[]) => some.map(({ message }) => message)
  const named = withRefIds(declaration, there, found, lists)
  const decided = kept(
    declaration,
    { ...mapping, keepUnmatched: true },
    named,
    messagesOf(unfit.filter(each => each.decided)),
  )
  const others = messagesOf(unfit.filter(each => !each.decided))
  const { values, messages } = kept(declaration, mapping, decided.values, others)
  return {
    values,
    messages: [
      ...decided.messages,
      ...messages,
      ...messagesOf(refMessages.filter(each => !unfit.includes(each))),
    ],
  }
}

/** Puts a row's changes on top of what others changed since its table was exported. */
function merged(
  { declaration, mapping }: Settling,
  base: CardValues,
  mine: CardValues,
  theirs: CardValues,
): Settled {
  const fields = fieldsOf(declaration)
  const moved = diffCards(fields, base, theirs).length > 0
  const { merged: values, conflicts } = mergeChanges(fields, base, mine, theirs)
  const changes = diffCards(fields, theirs, values)
  const conflictMessages = conflicts.map(({ path }): Message => {
    const plain = path.replace(/#[^/]*/g, '')
    return { kind: 'conflict', path: plain, column: columnFor(mapping, plain) }
  })
  return {
    values,
    changes,
    messages:
      moved && changes.length > 0 && conflictMessages.length === 0
        ? [{ kind: 'changedSince' }]
        : conflictMessages,
  }
}

function parsed({ declaration, mapping, today }: Settling, values: CardValues) {
  const { problems, found } = problemList()
  const read = onDay(declaration, parseCard(declaration, values, problems, newRowId), today)
  return { read, messages: [...found].map(([place, problem]) => problemMessage(mapping, place, problem)) }
}

/** Problems of a row that takes something from a list that is only added to. */
function logMessages({ declaration, mapping }: Settling, there: CardValues, values: CardValues): Message[] {
  const { problems, found } = problemList()
  requireLogs(declaration, there, values, problems)
  return [...found].map(([place, problem]) => problemMessage(mapping, place, problem))
}

/** Card as a row changes or makes it. */
export function settle(judging: Settling, drafted: RowToSettle, found: FoundRefs): Settled {
  const { there: theirs, base, draft } = drafted
  if (theirs && !draft.differs) return { values: theirs, changes: [], messages: draft.about }
  const { values, messages: refMessages } = referring(judging, drafted, found)
  if (
    theirs &&
    draft.messages.length === 0 &&
    diffCards(fieldsOf(judging.declaration), theirs, values).length === 0
  )
    return { values: theirs, changes: [], messages: [...draft.about, ...refMessages] }
  const { read: mine, messages: wrong } = parsed(judging, values)
  const messages = [...draft.about, ...draft.messages, ...refMessages, ...wrong]
  if (!theirs) return { values: mine, changes: [], messages }
  const together = merged(judging, base, mine, theirs)
  const logged = logMessages(judging, theirs, together.values)
  return { ...together, messages: [...messages, ...together.messages, ...logged] }
}

/** Values a row adds to a card, on top of what the rows before it added. */
export function settleAdded(
  judging: Settling,
  drafted: RowToSettle,
  found: FoundRefs,
  card: CardValues,
): Settled {
  const { draft } = drafted
  const fields = fieldsOf(judging.declaration)
  const { values: withRefs, messages } = referring(judging, drafted, found)
  const all = [...draft.about, ...draft.messages, ...messages]
  const speaksOf = (path: string): boolean => columnFor(judging.mapping, path) !== undefined
  const added = addedTo(fields, card, withRefs, speaksOf)
  if (diffCards(fields, card, added).length === 0) return { values: card, changes: [], messages: all }
  const { read, messages: wrong } = parsed(judging, added)
  return { values: read, changes: diffCards(fields, card, read), messages: [...all, ...wrong] }
}
