import { type ExpressionBuilder, sql } from 'kysely'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { Change } from '#model/engine/diff.ts'
import { changeAsDeclared } from '#model/engine/formerly.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The author of a change: an account, and the person it acted on behalf of. */
export interface Author {
  readonly accountId: string
  readonly name: string
  readonly onBehalfOf?: { readonly accountId: string; readonly name: string } | undefined
}

/** The account of people of another museum, who are kept as names: nobody has it. */
export const accountElsewhere = '9223372036854775807'

/** Cards of one type that were linked by hand with another, under one association, as the history keeps them. */
export interface LinkedCards {
  /** Name of the type. */
  readonly type: string
  readonly ids: readonly string[]
  readonly association: string
  /** The association as read from the other end, for links whose association was changed. */
  readonly otherAssociation?: string
}

/** Path of links by hand in the history. */
export const linksPath = '@links'

export interface NewRevision {
  readonly cardId: string
  readonly version: number
  readonly action: string
  readonly author: Author
  readonly operationId?: string | undefined
  readonly changes: readonly Change[]
}

export const insertRevisions = async (
  { db, tenantId }: TenantTransaction,
  revisions: readonly NewRevision[],
): Promise<void> => {
  if (revisions.length === 0) return
  await db
    .insertInto('card_revision')
    .values(
      revisions.map(({ cardId, version, action, author, operationId, changes }) => ({
        tenant_id: tenantId,
        card_id: cardId,
        version,
        account_id: author.accountId,
        name: author.name,
        on_behalf_of: author.onBehalfOf?.accountId ?? null,
        on_behalf_of_name: author.onBehalfOf?.name ?? null,
        action,
        operation_id: operationId ?? null,
        changes: JSON.stringify(changes),
      })),
    )
    .execute()
}

/** The type of the card that a revision is of. */
const typeOfCard = ({ selectFrom }: ExpressionBuilder<Tables, 'card_revision'>) =>
  selectFrom('card')
    .whereRef('card.tenant_id', '=', 'card_revision.tenant_id')
    .whereRef('card.id', '=', 'card_revision.card_id')
    .select('card.type')
    .as('type')

/** A revision with its changes as they would be written today. Every one that is read to be shown or taken back comes through here. */
function rowAsDeclared<R extends { readonly type: number | null; readonly changes: readonly Change[] }>(
  row: R,
): R {
  const declaration = row.type === null ? undefined : declarationOfId(row.type)
  return declaration
    ? { ...row, changes: row.changes.map(change => changeAsDeclared(declaration, change)) }
    : row
}

/** Newest first, from below a version. */
export const revisionsOf = (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
) =>
  db
    .selectFrom('card_revision')
    .selectAll()
    .select(typeOfCard)
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('version', '<', before)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
    .then(rows => rows.map(rowAsDeclared))

/** The changes of one revision; undefined for a version that is not there. */
export const revisionAt = async ({ db, tenantId }: TenantTransaction, cardId: string, version: number) => {
  const row = await db
    .selectFrom('card_revision')
    .select(['version', 'changes', 'at'])
    .select(typeOfCard)
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && rowAsDeclared(row)
}

/** Returns the account that wrote a revision. */
export const revisionBy = async (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  version: number,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('card_revision')
      .select('account_id')
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', cardId)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.account_id

/** The changes that lead from a version of each card to its present one, newest first, by card. */
export async function changesOfSince(
  { db, tenantId }: TenantTransaction,
  since: readonly { readonly cardId: string; readonly version: number }[],
) {
  const rows = await db
    .selectFrom('card_revision')
    .innerJoin(
      sql<{ id: string; since: number }>`unnest(
        ${since.map(({ cardId }) => cardId)}::bigint[], ${since.map(({ version }) => version)}::integer[]
      )`.as<'wanted'>(sql`wanted (id, since)`),
      join => join.onRef('wanted.id', '=', 'card_revision.card_id'),
    )
    .select(['card_id', 'version', 'action', 'changes', 'name', 'account_id', 'at', 'operation_id'])
    .select(typeOfCard)
    .where('tenant_id', '=', tenantId)
    .whereRef('version', '>', 'wanted.since')
    .orderBy('version', 'desc')
    .execute()
  return Map.groupBy(rows.map(rowAsDeclared), ({ card_id }) => card_id)
}

/** The same for one card. */
export const changesSince = async (tx: TenantTransaction, cardId: string, version: number) =>
  (await changesOfSince(tx, [{ cardId, version }])).get(cardId) ?? []

/** The next cards that an operation changed and was not taken back on, by id. */
const cardsOfOperation = (
  { db, tenantId }: TenantTransaction,
  operationId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('card_revision')
    .select('card_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('operation_id', '=', operationId)
    .where('card_id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('card_undone')
            .select('card_undone.card_id')
            .where('card_undone.tenant_id', '=', tenantId)
            .where('card_undone.operation_id', '=', operationId)
            .whereRef('card_undone.card_id', '=', 'card_revision.card_id'),
        ),
      ),
    )
    .orderBy('card_id')
    .limit(limit)
    .execute()

/** The revisions of an operation on a record, the oldest first. */
export interface OperationOnCard {
  readonly cardId: string
  readonly revisions: readonly Pick<NewRevision, 'version' | 'changes'>[]
}

/** Returns the revisions of an operation that have not been undone, by record. */
export async function revisionsOfOperation(
  tx: TenantTransaction,
  operationId: string,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly OperationOnCard[]> {
  const ids = (await cardsOfOperation(tx, operationId, page)).map(({ card_id }) => card_id)
  if (ids.length === 0) return []
  const rows = await tx.db
    .selectFrom('card_revision')
    .select(['card_id', 'version', 'changes'])
    .select(typeOfCard)
    .where('tenant_id', '=', tx.tenantId)
    .where('operation_id', '=', operationId)
    .where('card_id', 'in', ids)
    .orderBy('card_id')
    .orderBy('version')
    .execute()
  const byCard = Map.groupBy(rows.map(rowAsDeclared), ({ card_id }) => card_id)
  return ids.map(cardId => ({ cardId, revisions: byCard.get(cardId) ?? [] }))
}
