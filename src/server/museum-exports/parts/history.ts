import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Entry, type Gathering, tally } from '../gathering.ts'
import {
  cardIdsAfter,
  commentsAfter,
  distinctAfter,
  frozenAfter,
  mergesAfter,
  revisionsAfter,
  signaturesAfter,
} from '../store/cards.ts'
import { termChangesAfter } from '../store/terms.ts'
import { pathOfPicture, pictureRows } from './comment-pictures.ts'
import { batches, jsonLines, textLines } from './pieces.ts'

/** Cards and revisions read at once; changes of vocabularies may be long. */
const batch = 500
const changesAtOnce = 5
/** Papers may be as long as an audit of many thousand objects. */
const papersAtOnce = 10

const inMuseum =
  ({ context, tenantId }: Gathering) =>
  <T>(work: (tx: TenantTransaction) => Promise<T>) =>
    context.database.inTenant(tenantId, work)

async function* revisions(gathering: Gathering, declaration: CardDeclaration) {
  const read = inMuseum(gathering)
  for (const type of typeIdsOf(declaration)) {
    const pages = batches(
      0,
      after => read(tx => cardIdsAfter(tx, { type, after, upTo: gathering.upTo, limit: batch })),
      ({ incremental_number }) => incremental_number,
    )
    for await (const cards of pages) {
      const ids = cards.map(({ id }) => id)
      const rows = batches(
        ['0', 0] as readonly [string, number],
        after => read(tx => revisionsAfter(tx, ids, { after, limit: batch })),
        ({ card_id, version }) => [card_id, version] as const,
      )
      for await (const some of rows) {
        tally(gathering, `history/${declaration.type}`, some.length)
        yield some.map(row => ({
          cardId: row.card_id,
          version: row.version,
          at: row.at,
          by: { id: row.account_id, name: row.name },
          onBehalfOf: row.on_behalf_of && { id: row.on_behalf_of, name: row.on_behalf_of_name ?? '' },
          action: row.action,
          operationId: row.operation_id,
          changes: row.changes,
        }))
      }
      gathering.done += cards.length
    }
  }
}

async function* termChanges(gathering: Gathering) {
  const rows = batches(
    '0',
    after => inMuseum(gathering)(tx => termChangesAfter(tx, { after, limit: changesAtOnce })),
    ({ id }) => id,
  )
  for await (const some of rows) {
    tally(gathering, 'history/vocabularies', some.length)
    yield some.map(({ account_id, impersonator_id, undone_at, before, after, ...row }) => {
      const facts = { ...row, accountId: account_id, impersonatorId: impersonator_id, undoneAt: undone_at }
      return `${JSON.stringify(facts).slice(0, -1)},"before":${before},"after":${after}}`
    })
  }
}

async function* merges(gathering: Gathering) {
  const rows = batches(
    '0',
    after => inMuseum(gathering)(tx => mergesAfter(tx, { after, limit: batch })),
    ({ card_id }) => card_id,
  )
  for await (const some of rows) {
    tally(gathering, 'history/merged', some.length)
    yield some.map(({ card_id, into_id, at }) => ({ cardId: card_id, becameId: into_id, at }))
  }
}

async function* distinct(gathering: Gathering) {
  const rows = batches(
    ['0', '0'] as readonly [string, string],
    after => inMuseum(gathering)(tx => distinctAfter(tx, { after, limit: batch })),
    ({ card_id, other_id }) => [card_id, other_id] as const,
  )
  for await (const some of rows) {
    tally(gathering, 'history/distinct', some.length)
    yield some.map(row => ({
      cardIds: [row.card_id, row.other_id],
      at: row.said_at,
      by: { id: row.said_by, name: row.said_name },
    }))
  }
}

async function* comments(gathering: Gathering) {
  const rows = batches(
    '0',
    after => inMuseum(gathering)(tx => commentsAfter(tx, { after, limit: batch })),
    ({ id }) => id,
  )
  for await (const some of rows) {
    tally(gathering, 'history/comments', some.length)
    yield some.map(row => ({
      id: row.id,
      cardId: row.card_id,
      lineAboutId: row.line_id,
      answersId: row.thread_id,
      by: { id: row.account_id, name: row.account_name },
      text: row.text,
      createdAt: row.created_at,
      editedAt: row.edited_at,
      deletedAt: row.deleted_at,
      resolved: row.resolved_at && {
        at: row.resolved_at,
        by: { id: row.resolved_by, name: row.resolved_name },
      },
    }))
  }
}

async function* commentPictures(gathering: Gathering) {
  for await (const some of pictureRows(gathering)) {
    tally(gathering, 'history/comment-pictures', some.length)
    yield some.map(row => ({
      id: row.id,
      commentId: row.comment_id,
      alt: row.alt,
      bytes: Number(row.bytes),
      sha256: row.sha256,
      ...(gathering.choice.originals && { path: pathOfPicture(row) }),
    }))
  }
}

async function* finished(gathering: Gathering) {
  const rows = batches(
    '0',
    after => inMuseum(gathering)(tx => frozenAfter(tx, { after, limit: papersAtOnce })),
    ({ card_id }) => card_id,
  )
  for await (const some of rows) {
    tally(gathering, 'history/finished', some.length)
    yield some.map(row => ({
      cardId: row.card_id,
      at: row.at,
      by: { id: row.account_id, name: row.name },
      content: row.content,
      sha256: row.sha256,
      annulled: row.annulled_at && {
        at: row.annulled_at,
        by: row.annulled_by,
        reason: row.annulled_reason,
      },
      called: row.called,
    }))
  }
}

async function* signatures(gathering: Gathering) {
  const rows = batches(
    '0',
    after => inMuseum(gathering)(tx => signaturesAfter(tx, { after, limit: batch })),
    ({ id }) => id,
  )
  for await (const some of rows) {
    tally(gathering, 'history/signatures', some.length)
    yield some.map(({ id, card_id, signed_at, name, role, place, date, strokes, sha256 }) => ({
      id,
      cardId: card_id,
      at: signed_at,
      name,
      role,
      place,
      date,
      strokes,
      sha256,
    }))
  }
}

/**
 * The history: every revision of every record, changes of vocabularies, merges, pairs marked as distinct, contents of finished records with their
 * signatures, and comments with what is known of their pictures.
 */
export async function* historyPart(gathering: Gathering): AsyncGenerator<Entry> {
  for (const { declaration } of gathering.types)
    yield jsonLines(`history/${declaration.type}.jsonl`, revisions(gathering, declaration))
  yield textLines('history/vocabularies.jsonl', termChanges(gathering))
  yield jsonLines('history/merged.jsonl', merges(gathering))
  yield jsonLines('history/distinct.jsonl', distinct(gathering))
  yield jsonLines('history/finished.jsonl', finished(gathering))
  yield jsonLines('history/signatures.jsonl', signatures(gathering))
  yield jsonLines('history/comments.jsonl', comments(gathering))
  yield jsonLines('history/comment-pictures.jsonl', commentPictures(gathering))
}
