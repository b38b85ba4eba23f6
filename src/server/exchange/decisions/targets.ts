import { readScope } from '#model/exchange/decisions.ts'
import { cardTypes } from '#model/record-types.ts'
import { existingCards, mergedInto } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termsById, usable } from '#server/vocabularies/index.ts'

/** A term or record that a decision names. */
export interface Target {
  readonly scope: string
  readonly id: string
}

/** Terms as they are by now: what was merged is the one that took its place. */
async function termsNow(tx: TenantTransaction, targets: readonly Target[]): Promise<Map<string, string>> {
  const terms = await termsById(
    tx,
    targets.map(({ id }) => id),
  )
  const now = targets.flatMap(({ scope, id }) => {
    const term = terms.get(id)
    return term ? [{ code: scope, from: id, id: term.mergedIntoId ?? id }] : []
  })
  const bad = new Set((await usable(tx, now)).map(({ code, id }) => `${code} ${id}`))
  return new Map(now.filter(({ code, id }) => !bad.has(`${code} ${id}`)).map(({ from, id }) => [from, id]))
}

/** Records of a scope as they are by now: what was merged is the one it became. */
async function cardsNow(
  tx: TenantTransaction,
  scope: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { types } = readScope(scope)
  if (types.length === 0) return new Map()
  const allowed = types.map(type => cardTypes[type])
  const there = async (wanted: readonly string[]) =>
    (await existingCards(tx, allowed, wanted)).map(({ id }) => id)
  const present = new Set(await there(ids))
  const merged = await mergedInto(
    tx,
    ids.filter(id => !present.has(id)),
  )
  const became = new Set(await there([...new Set(merged.values())]))
  return new Map([
    ...[...present].map(id => [id, id] as const),
    ...[...merged].filter(([, id]) => became.has(id)),
  ])
}

/** Returns the terms and records that decisions mean by now; those that are gone, of another museum or another scope mean nothing. */
export async function targetsNow(
  tx: TenantTransaction,
  targets: readonly Target[],
): Promise<(target: Target) => string | undefined> {
  const found = new Map<string, string>()
  for (const [scope, group] of Map.groupBy(targets, each => each.scope)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const now = readScope(scope).vocabulary
      ? await termsNow(
          tx,
          ids.map(id => ({ scope, id })),
        )
      : await cardsNow(tx, scope, ids)
    for (const [from, id] of now) found.set(`${scope}\n${from}`, id)
  }
  return ({ scope, id }) => found.get(`${scope}\n${id}`)
}
