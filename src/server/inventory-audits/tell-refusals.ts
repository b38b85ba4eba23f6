import type { OutputOf } from '#model/api/endpoint.ts'
import type { readRefused } from '#model/api/procedures/inventory-audit.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { RefusalReason } from './read-finding.ts'
import { saidIn } from './said-in.ts'
import { expectedOf } from './store/lists.ts'
import { refusalsOf } from './store/refusals.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Findings that were refused, with what they were about, where anybody can tell. */
export async function tellRefusals(
  tx: TenantTransaction,
  id: string,
  language: Language,
): Promise<OutputOf<typeof readRefused>['result']> {
  const rows = await refusalsOf(tx, id)
  const ids = rows.map(({ given }) => textOf(given.objectId)).filter(isId)
  const objects = new Map((await expectedOf(tx, id, { ids })).map(object => [object.cardId, object]))
  return rows.map(({ id: findingId, reason, given, account_id, account_name, received_at }) => {
    const object = objects.get(textOf(given.objectId))
    return {
      id: findingId,
      reason: reason as RefusalReason,
      given,
      about: object ? `${object.number} ${saidIn(object.titles, language)}`.trim() : textOf(given.number),
      by: { id: account_id, name: account_name },
      receivedAt: received_at.toISOString(),
    }
  })
}
