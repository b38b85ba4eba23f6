import { isDeepStrictEqual } from 'node:util'
import type { GivenSearch, SavedSearch } from '#model/api/searches/saved.ts'
import type { Language } from '#model/languages.ts'
import { cleanLine } from '#model/text/clean.ts'
import { isVisible } from '#model/text/is-visible.ts'
import { isDuplicate } from '#server/platform/db/database-error.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { forgetKnown } from '../following/store/subscriptions.ts'
import { readableTypes } from '../readable-types.ts'
import type { SavedContext } from '../searches-context.ts'
import { classIdOf } from './field-label.ts'
import { mayChange, presentSearches } from './present-searches.ts'
import { readSearchQuery } from './read-search-query.ts'
import {
  countOwn,
  insertSearch,
  type NameWanted,
  type SearchRow,
  searchNamed,
  searchToChange,
  updateSearch,
} from './store/searches.ts'

/** The caller, in which language. */
export interface Asker {
  readonly actor: MuseumActor
  readonly language: Language
}

/** The name is taken, by this search (null where who asks does not see it). */
export interface Duplicate {
  readonly duplicateSearchName: string
  readonly duplicateSearchId: string | null
}

/** More than anybody can distinguish by name. */
const mostOwn = 500

/**
 * Saves, or says which search has the name already. Unique indexes decide, so that of two who save at the same moment one is refused.
 * @param wanted what the name is wanted for
 */
async function unlessNamed(
  { database }: SavedContext,
  { actor }: Asker,
  work: (tx: TenantTransaction) => Promise<SavedSearch>,
  wanted: () => NameWanted,
): Promise<SavedSearch | Duplicate> {
  try {
    return await database.inTenant(actor.tenantId, work)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const other = await database.inTenant(actor.tenantId, tx => searchNamed(tx, wanted()))
    const isSeen = other !== undefined && readableTypes(actor).includes(other.type)
    return {
      duplicateSearchName: other?.name ?? wanted().name,
      duplicateSearchId: isSeen ? other.id : null,
    }
  }
}

/** @throws {CodedError} `invalid_input` with all that is wrong. */
function contentOf(asker: Asker, { name, shared = false, ...given }: GivenSearch) {
  const line = cleanLine(name)
  if (!isVisible(line)) throw new CodedError('invalid_input', { fields: { name: { key: 'required' } } })
  const { declaration, criteria } = readSearchQuery(asker, given)
  return { name: line, type: classIdOf(declaration), criteria, shared }
}

const present = async (context: SavedContext, tx: TenantTransaction, asker: Asker, id: string) => {
  const seeing = { accountId: asker.actor.accountId, types: readableTypes(asker.actor) }
  const row = await searchToChange(tx, seeing, id)
  const [search] = row ? await presentSearches(context.texts, tx, asker, [row]) : []
  if (!search) throw notFound()
  return search
}

/** @returns the search, or which one has the name. @throws {CodedError} `invalid_input` with all that is wrong. */
export async function createSaved(
  context: SavedContext,
  asker: Asker,
  given: GivenSearch,
): Promise<SavedSearch | Duplicate> {
  const content = contentOf(asker, given)
  const { accountId, person } = asker.actor
  const by = { accountId, accountName: `${person.firstName} ${person.lastName}`.trim(), at: context.clock() }
  return unlessNamed(
    context,
    asker,
    async tx => {
      if ((await countOwn(tx, accountId)) >= mostOwn)
        throw new CodedError('invalid_input', {
          fields: { name: { key: 'tooMany', params: { max: mostOwn } } },
        })
      return present(context, tx, asker, await insertSearch(tx, content, by))
    },
    () => ({ ...content, ownerId: accountId }),
  )
}

/** @throws {CodedError} `conflict` when the search was changed since; with what it is now. */
async function requireVersion(
  context: SavedContext,
  tx: TenantTransaction,
  asker: Asker,
  { row, version }: { readonly row: SearchRow; readonly version: number | undefined },
): Promise<void> {
  if (version === undefined || version === row.version) return
  const [search] = await presentSearches(context.texts, tx, asker, [row])
  throw new CodedError('conflict', { data: { search } })
}

/**
 * Changes a search, as its owner or an administrator; only the owner decides who sees it.
 * @throws {CodedError} `not_found`, `forbidden`, `conflict`, `invalid_input`.
 */
export async function changeSaved(
  context: SavedContext,
  asker: Asker,
  id: string,
  given: GivenSearch,
): Promise<SavedSearch | Duplicate> {
  const { actor } = asker
  const seeing = { accountId: actor.accountId, types: readableTypes(actor) }
  let wanted: NameWanted = { name: given.name, ownerId: actor.accountId, shared: false, except: id }
  return unlessNamed(
    context,
    asker,
    async tx => {
      const row = await searchToChange(tx, seeing, id)
      if (!row) throw notFound()
      const { shared = row.shared } = given
      if (!mayChange(actor, row) || (shared !== row.shared && row.account_id !== actor.accountId))
        throw forbidden()
      await requireVersion(context, tx, asker, { row, version: given.version })
      const content = contentOf(asker, { ...given, shared })
      wanted = { ...content, ownerId: row.account_id, except: id }
      await updateSearch(tx, id, content, context.clock())
      // What it asked before is no measure of what is new in it.
      if (content.type !== row.type || !isDeepStrictEqual(content.criteria, row.criteria))
        await forgetKnown(tx, id)
      return present(context, tx, asker, id)
    },
    () => wanted,
  )
}
