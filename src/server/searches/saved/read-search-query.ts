import { criteriaOf } from '#model/api/searches/criteria-of.ts'
import type { GivenBlock } from '#model/api/searches/saved.ts'
import type { Language } from '#model/languages.ts'
import { longestCriteria } from '#model/searches/criteria.ts'
import { checkCriteria, refuseUnreadable } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { readableClass } from '../readable-types.ts'
import type { SearchQuery } from './describe.ts'

/**
 * Reads the editor's input as criteria that can be run.
 * @throws {CodedError} `invalid_input` with all that is wrong: class, fields, conditions, values; `search_too_broad` where no address could carry it.
 */
export function readSearchQuery(
  { actor, language }: { readonly actor: MuseumActor; readonly language: Language },
  { classId, blocks }: { readonly classId: string | number; readonly blocks: readonly GivenBlock[] },
): SearchQuery {
  const declaration = readableClass(actor, classId)
  if (!declaration) throw new CodedError('invalid_input', { fields: { classId: { key: 'choice' } } })
  const { criteria, wrong } = criteriaOf(blocks)
  if (Object.keys(wrong).length > 0) throw new CodedError('invalid_input', { fields: wrong })
  if (JSON.stringify(criteria).length > longestCriteria) throw new CodedError('search_too_broad')
  refuseUnreadable(actor, declaration, { criteria })
  checkCriteria({ tenantId: actor.tenantId, language }, declaration, criteria)
  return { declaration, criteria }
}
