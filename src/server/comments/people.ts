import { mentionedIn, mostMentioned } from '#model/comments/comment-text.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { holdersIn } from '#server/access/index.ts'
import { mayDoWith, ownersOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { memberNames, museumMembers } from '#server/procedures/index.ts'

/** Returns those of some accounts whose people are in the museum now and may read a record. */
export async function readersAmong(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cardId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const holders = await holdersIn(tx, accountIds)
  const owners = (await ownersOf(tx, declaration, [cardId]))(cardId)
  return new Set(
    [...holders].flatMap(([id, holder]) => (mayDoWith(declaration, holder, 'read', owners) ? id : [])),
  )
}

/** Returns the members of the museum who may read a record, by name. */
export async function readersOf(tx: TenantTransaction, declaration: CardDeclaration, cardId: string) {
  const members = await museumMembers(tx)
  const ids = members.map(({ id }) => id)
  const readers = await readersAmong(tx, declaration, cardId, ids)
  return members.filter(({ id }) => readers.has(id))
}

/**
 * Returns the accounts mentioned in a comment.
 * @param known mentioned before the text was changed: they may have left since
 * @throws {CodedError} `invalid_input` for a person who may not read the record, and for too many.
 */
export async function checkMentions(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cardId: string,
  { text, known = [] }: { readonly text: string; readonly known?: readonly string[] },
): Promise<readonly string[]> {
  const mentioned = mentionedIn(text)
  if (mentioned.length > mostMentioned)
    throw new CodedError('invalid_input', {
      fields: { text: { key: 'tooMany', params: { max: mostMentioned } } },
    })
  const added = mentioned.filter(id => !known.includes(id))
  const readers = await readersAmong(tx, declaration, cardId, added)
  const others = added.filter(id => !readers.has(id))
  if (others.length === 0) return mentioned
  const names = await memberNames(tx, others)
  throw new CodedError('invalid_input', {
    fields: {
      text: {
        key: 'mentionMayNotRead',
        params: { names: others.map(id => `@${names.get(id)?.name ?? id}`).join(', ') },
      },
    },
  })
}
