import type { NameLine } from '#model/api/import-names.ts'
import { namesAtOnce } from '#model/api/import-names.ts'
import { declarationOf, declarations } from '#model/cards/declarations.ts'
import { vocabularyRequirement } from '#model/cards/vocabulary-permissions.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Decision, decisionsAt, readScope, typeMadeAt } from '#model/exchange/decisions.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { vocabularyCodes } from '#model/vocabularies/definitions.ts'
import { type Author, mayDo, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { decisionsOn, type NewDecision, putDecisions, takeBackDecisions } from '../store/decisions.ts'
import type { ImportRecord } from '../store/imports.ts'
import { knownNames, type NamesWanted, namesOfField } from '../store/names.ts'
import type { MayMake } from './decided-refs.ts'
import { meantBy } from './meant.ts'
import { proposalsFor } from './proposals.ts'
import { targetsNow } from './targets.ts'

/** Vocabularies and types of records in which a person may make something. */
export const mayMakeOf = (actor: Holder): MayMake => ({
  vocabularies: vocabularyCodes.filter(code => isAllowed(actor, vocabularyRequirement(code, 'edit'))),
  types: declarations.filter(each => mayDo(each, actor, 'create')).flatMap(({ types }) => types),
})

/** Decisions that a person may make about names in a field. */
export function decisionsOf(
  declaration: CardDeclaration,
  actor: MuseumActor,
  { path, scope }: { readonly path: string; readonly scope: string },
): readonly Decision[] {
  const parts = readScope(scope)
  const mayMake = mayMakeOf(actor)
  const made = typeMadeAt(declaration, path)
  const makes =
    parts.vocabulary === undefined
      ? made !== undefined && mayMake.types.includes(made)
      : mayMake.vocabularies.includes(parts.vocabulary)
  return decisionsAt(declaration, path, parts).filter(each => each !== 'new' || makes)
}

interface Given {
  readonly path: string
  readonly key: string
  readonly decision: Decision | null
  readonly targetId?: string | undefined
  readonly seen: number
}

/**
 * Keeps what a person decides about names that the check of an import met.
 * @throws {CodedError} `not_found` for a name it did not meet, `forbidden` for who may not make what is to be made, `invalid_input` for a
 * decision that the field does not allow, or a term or record that is not there.
 */
export async function decide(
  tx: TenantTransaction,
  record: ImportRecord,
  given: readonly Given[],
  by: { readonly actor: MuseumActor; readonly author: Author; readonly at: Date },
): Promise<{ readonly decided: number; readonly conflicts: number }> {
  const declaration = declarationOf(record.card_type)
  if (!declaration) throw notFound()
  const known = new Map(
    (await knownNames(tx, record.id, given)).map(each => [`${each.path}\n${each.key}`, each]),
  )
  const named = given.map(each => {
    const name = known.get(`${each.path}\n${each.key}`)
    if (!name) throw notFound()
    return { ...each, scope: name.scope, name: name.name }
  })
  const now = await targetsNow(
    tx,
    named.flatMap(({ scope, targetId: id }) => (id === undefined ? [] : [{ scope, id }])),
  )
  const decisions = named.flatMap((each): NewDecision[] => {
    const { decision, scope, key, name, seen, targetId } = each
    if (decision === null) return []
    if (!decisionsOf(declaration, by.actor, each).includes(decision)) {
      if (decisionsAt(declaration, each.path, readScope(scope)).includes(decision)) throw forbidden()
      throw new CodedError('invalid_input', { fields: { decision: { key: 'choice' } } })
    }
    const target = decision === 'take' && targetId !== undefined ? now({ scope, id: targetId }) : undefined
    if (decision === 'take' && target === undefined)
      throw new CodedError('invalid_input', {
        text: 'import.values.targetGone',
        fields: { targetId: { key: 'choice' } },
      })
    return [{ scope, key, name, decision, targetId: target ?? null, seen }]
  })
  // The same name in two fields is decided once.
  const once = [...new Map(decisions.map(each => [`${each.scope}\n${each.key}`, each])).values()]
  const back = named.filter(({ decision }) => decision === null)
  const kept = await putDecisions(tx, once, {
    accountId: by.author.accountId,
    name: by.author.name,
    at: by.at,
  })
  const taken = await takeBackDecisions(tx, back)
  const decided = kept.length + taken.length
  return { decided, conflicts: once.length + back.length - decided }
}

interface Reading {
  readonly reader: Reader
  /** True when proposals are wanted for names that nobody has decided. */
  readonly proposes: boolean
}

/** Names of a field as people read them. */
export async function namesAnswer(
  tx: TenantTransaction,
  { id, mapping }: ImportRecord,
  wanted: NamesWanted,
  { reader, proposes }: Reading,
): Promise<NameLine[]> {
  const lines = await namesOfField(tx, id, wanted)
  const [first] = lines
  if (!first) return []
  const scope = readScope(first.scope)
  const records = new Map((await decisionsOn(tx, lines)).map(each => [each.key, each]))
  const now = await targetsNow(
    tx,
    [...records.values()].flatMap(({ scope: of, target_id }) =>
      target_id === null ? [] : [{ scope: of, id: target_id }],
    ),
  )
  const idOf = (key: string): string | undefined => {
    const target = records.get(key)?.target_id
    return target ? now({ scope: first.scope, id: target }) : undefined
  }
  const meant = await meantBy(
    tx,
    scope,
    lines.flatMap(({ key }) => idOf(key) ?? []),
    reader,
  )
  const open = lines.filter(({ key }) => !records.has(key)).map(({ name }) => name)
  const proposals = proposes
    ? await proposalsFor(tx, { scope, language: mapping.language, names: open }, reader)
    : new Map<string, never>()
  return lines.map(({ key, name, times, firstRow, outcomes }) => {
    const decision = records.get(key)
    return {
      key,
      name,
      times,
      firstRow,
      outcomes: [...outcomes],
      decided: decision
        ? {
            decision: decision.decision,
            target: meant.get(idOf(key) ?? '') ?? null,
            by: decision.account_name,
            at: decision.decided_at.toISOString(),
            version: decision.version,
          }
        : null,
      proposals: decision ? [] : [...(proposals.get(name) ?? [])],
    }
  })
}

/** Names whose proposals are taken at once. */
const acceptedAtOnce = namesAtOnce.decided

/** Takes, for open names of a field, the one proposal that is nearly the same; a part of the names, the most frequent first. */
export async function acceptNear(
  tx: TenantTransaction,
  record: ImportRecord,
  { path, after }: Pick<NamesWanted, 'path' | 'after'>,
  by: { readonly reader: Reader; readonly author: Author; readonly at: Date },
): Promise<{ accepted: number; next: { times: number; key: string } | null }> {
  const lines = await namesOfField(tx, record.id, { path, state: 'open', after, limit: acceptedAtOnce })
  const [first] = lines
  if (!first) return { accepted: 0, next: null }
  const proposals = await proposalsFor(
    tx,
    {
      scope: readScope(first.scope),
      language: record.mapping.language,
      names: lines.map(({ name }) => name),
    },
    by.reader,
  )
  const taken = lines.flatMap(({ scope, key, name }): NewDecision[] => {
    const near = (proposals.get(name) ?? []).filter(each => each.near)
    const [only] = near
    return only && near.length === 1
      ? [{ scope, key, name, decision: 'take', targetId: only.id, seen: 0 }]
      : []
  })
  const kept = await putDecisions(tx, taken, {
    accountId: by.author.accountId,
    name: by.author.name,
    at: by.at,
  })
  const last = lines.at(-1)
  return {
    accepted: kept.length,
    next: last && lines.length === acceptedAtOnce ? { times: last.times, key: last.key } : null,
  }
}
