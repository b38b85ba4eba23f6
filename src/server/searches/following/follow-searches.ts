import { declarationOfId } from '#model/cards/declarations.ts'
import { hourMs } from '#model/dates/durations.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { foundPath } from '#model/navigation/search-paths.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { missingFields } from '#model/searches/as-declared.ts'
import { accountById, membershipsOf, wantsMail } from '#server/access/index.ts'
import { longSearchTime, namesByIds, refuseUnreadable, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { mayRead } from '../readable-types.ts'
import { findAll, mostFollowed } from './find-to-follow.ts'
import type { FollowingContext } from './following-context.ts'
import {
  deleteSubscription,
  type Following,
  followedBefore,
  forgetWhoLeft,
  lockSubscription,
  setLookedAt,
} from './store/subscriptions.ts'

/** Titles a mail lists. */
const mostTitles = 20

/** Results of a search, or undefined for one that can no longer be run: it asks about cards that may no longer be read, or for a value that is gone. */
async function findIfRunnable(
  tx: TenantTransaction,
  holder: Holder,
  search: Parameters<typeof findAll>[1],
  most: number,
): Promise<readonly string[] | undefined> {
  try {
    refuseUnreadable(holder, search.declaration, search)
    return await findAll(tx, search, { most, time: longSearchTime })
  } catch (error) {
    if (error instanceof CodedError && error.code === 'invalid_input') return undefined
    throw error
  }
}

/** Cards as a mail lists them: what they are called, and where they are read; the latest first. */
async function titlesOf(
  { publicUrl }: FollowingContext,
  tx: TenantTransaction,
  {
    holder,
    language,
    ids,
  }: { readonly holder: Holder; readonly ids: readonly string[] } & Pick<
    NonNullable<Awaited<ReturnType<typeof accountById>>>,
    'language'
  >,
) {
  const shown = ids.toReversed().slice(0, mostTitles)
  const { cards } = await namesByIds(tx, holder, { terms: [], cards: shown })
  return shown.flatMap(id => {
    const card = cards.get(id)
    const path = card && recordPath(cardTypeOfId(card.type), id)
    if (!card || !path) return []
    const text = [card.number, titleIn(card.titles, language)].filter(Boolean).join(' · ') || '---'
    return [{ text, link: `${publicUrl()}${path}` }]
  })
}

/**
 * Looks after one who follows a search: mails what it finds that it did not find before, in one transaction with what is known from now on.
 * Rights that were lost, a suspended membership or a search that is no longer shared end nothing: while they last, nothing is mailed.
 */
async function lookAfter(
  context: FollowingContext,
  tx: TenantTransaction,
  following: Following,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<void> {
  const { clock, mailer, texts, publicUrl } = context
  const search = await lockSubscription(tx, following, before)
  if (!search) return
  const at = clock()
  const declaration = declarationOfId(search.type)
  const account = await accountById(tx.db, following.accountId)
  const membership = (await membershipsOf(tx.db, following.accountId, at)).find(
    ({ tenantId }) => tenantId === tx.tenantId,
  )
  const isSeen = search.shared || search.account_id === following.accountId
  if (!declaration || !account || !membership?.licenceActive || !isSeen || !mayRead(membership, declaration))
    return void (await setLookedAt(tx, following, { at }))
  const { language, firstName, email: to } = account
  const common = { firstName, museum: membership.museum, search: search.name }
  const listOf = foundPath(declaration.type, search.id) ?? ''
  const params = { ...common, link: `${publicUrl()}${listOf}` }
  const gone = missingFields(declaration, { criteria: JSON.stringify(search.criteria) })
  if (gone.length > 0) {
    await deleteSubscription(tx, following)
    const fields = gone.join(', ')
    return mailer.send(tx.db, { to, language, template: 'followingBroken', params: { ...params, fields } })
  }
  const found = await findIfRunnable(tx, membership, { declaration, criteria: search.criteria }, most)
  if (!found) return void (await setLookedAt(tx, following, { at }))
  if (found.length > most) {
    await deleteSubscription(tx, following)
    const max = String(most)
    return mailer.send(tx.db, { to, language, template: 'followingEnded', params: { ...params, max } })
  }
  await setLookedAt(tx, following, { known: found, at })
  const known = search.known && new Set(search.known)
  const news = known ? found.filter(id => !known.has(id)) : []
  if (news.length === 0 || !wantsMail(account, 'followedSearches')) return
  const items = await titlesOf(context, tx, { holder: membership, language, ids: news })
  const more = news.length - items.length
  const rest =
    more > 0 ? [{ text: texts.translate(language, 'mail.foundAnew.more' as TextKey, { count: more }) }] : []
  await mailer.send(tx.db, {
    to,
    language,
    template: 'foundAnew',
    params: { ...params, count: news.length },
    items: [...items, ...rest],
  })
}

/** A search is looked at once a day; a run that was broken off goes on with those that are left. */
const restMs = 20 * hourMs

/**
 * Mails everybody who follows searches what is new in them (user wishes, part A).
 * @param most cards a search may find and still be followed
 */
export async function followSearches(
  context: FollowingContext,
  { signal, most = mostFollowed }: { readonly signal?: AbortSignal; readonly most?: number } = {},
): Promise<void> {
  const { database, museums, clock, log } = context
  const before = new Date(clock().getTime() - restMs)
  for (const tenantId of await museums()) {
    const all = await database.inTenant(tenantId, async tx => {
      await forgetWhoLeft(tx)
      return followedBefore(tx, before)
    })
    for (const following of all) {
      signal?.throwIfAborted()
      try {
        await database.inTenant(tenantId, tx => lookAfter(context, tx, following, { before, most }))
      } catch (error) {
        // The others still hear of theirs; this one is looked at again tomorrow.
        const reason = error instanceof Error ? error.message : String(error)
        const { searchId } = following
        log.warn({ reason, tenantId, searchId }, 'a followed search could not be looked at')
      }
    }
  }
}
