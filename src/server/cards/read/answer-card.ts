import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { completenessOf } from '#model/engine/completeness.ts'
import { earlierValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { headingUnderAliases } from '#model/engine/heading-aliases.ts'
import { asSent } from '#model/engine/sent-empty.ts'
import { attachedType, presentType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { abilitiesOf } from '../access/abilities-of.ts'
import { mayDoWith, ownersOf } from '../access/belonging.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { lockInfoOf } from '../locks/lock-info.ts'
import { locksOf } from '../locks/locks-of.ts'
import { headingOf } from '../names/heading-of.ts'
import { namesOf } from '../names/known-names.ts'
import { titleIn } from '../names/title-in.ts'
import { withNames } from '../names/with-names.ts'
import { mayOpen, pictureUrl } from '../sight.ts'
import type { CardRecord } from '../store/cards.ts'
import { draftOf } from '../store/drafts.ts'
import { formOf } from '../store/form-rules.ts'
import { linkCounts } from '../store/link-counts.ts'
import { extrasOf } from './extras.ts'
import { countsByName, fileItems } from './link-items.ts'
import { linkedFlagsOf } from './linked-flags.ts'
import { presentPerson } from './person-named.ts'
import { relatedGroups } from './related-groups.ts'
import { withdrawalOf } from './withdrawal-of.ts'

/** Returns a record as the API shows it: its fields with the names of what they refer to, and all further properties. */
export async function answerCard(
  context: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  record: CardRecord,
): Promise<CardAnswer> {
  const { declaration, actor, language } = doing
  const names = await namesOf(tx, actor, declaration, [record.data])
  const { number, titles, subtitles, italics } = headingOf(declaration, record.data, names)
  const [lock] = await locksOf(tx, [record.id])
  const lockInfo = lockInfoOf(lock, actor.accountId, actor.sessionId)
  const { rules } = await formOf(tx, declaration)
  const { percent, missing } = completenessOf(declaration, record.data, rules)
  const draft = await draftOf(tx, actor.accountId, record.id)
  const counts = await linkCounts(tx, actor, [record.id])
  const owners = (await ownersOf(tx, declaration, [record.id]))(record.id)
  const withdrawal = declaration.site && !record.published ? await withdrawalOf(tx, record.id) : undefined
  const heading = { number, title: titleIn(titles, language), subtitle: titleIn(subtitles, language) }
  return {
    ...asSent(declaration, withNames(declaration, record.data, names, language)),
    ...linkedFlagsOf(declaration, counts.get(record.id)),
    ...headingUnderAliases(declaration, heading),
    ...(await extrasOf(context, tx, doing, [record.id])).get(record.id),
    id: record.id,
    type: presentType(declaration.typeOf(record.data)),
    version: record.version,
    incrementalNumber: record.incremental_number,
    number,
    heading: heading.title,
    subtitle: heading.subtitle,
    ...(italics && { italics: [...italics] }),
    thumbnailUrl: pictureUrl(actor, record.cover_file_id, 480),
    fileCoverId: mayOpen(actor, attachedType) ? record.cover_file_id : null,
    publishedOnWeb: record.published,
    ...(withdrawal && { withdrawal }),
    completeness: percent,
    missing: [...missing],
    lock: lockInfo,
    abilities: abilitiesOf(declaration, actor, { values: record.data, owners }),
    createdAt: record.created_at.toISOString(),
    createdBy: { id: record.created_by, name: record.created_name },
    updatedAt: record.updated_at.toISOString(),
    updatedBy: presentPerson(record.updated_by, record.updated_name),
    deletedAt: record.deleted_at?.toISOString() ?? null,
    files: await fileItems(tx, record, doing),
    relatedEntities: await relatedGroups(context, tx, doing, record.id),
    relatedEntitiesCount: countsByName(counts.get(record.id)),
    draft: draft
      ? { version: draft.version, savedAt: draft.savedAt.toISOString(), takenOver: draft.takenOver }
      : null,
    earlierValues: mayDoWith(declaration, actor, 'update', owners)
      ? [...earlierValues(fieldsOf(declaration), record.data)]
      : [],
  }
}
