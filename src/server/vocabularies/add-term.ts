import type { BodyOf } from '#model/api/endpoint.ts'
import type { addTerm as addTermEndpoint } from '#model/api/vocabularies/editing.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import { cleanLine } from '#model/text/clean.ts'
import { firstProblem, maxLength, type Problem, required } from '#model/validation/validators.ts'
import type { Authority } from '#model/vocabularies/authority-rules.ts'
import { authorityProblems } from '#model/vocabularies/authority-rules.ts'
import type { AuthorityKind, VocabularyDefinition } from '#model/vocabularies/definition.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type RecordedNews, recordChange } from './change-record.ts'
import { lastPositions, type NamedTerm, termsByName } from './store/by-name.ts'
import type { Editor } from './store/changes.ts'
import { termsById } from './store/rows.ts'
import { insertTerms, lockVocabulary, reserveIds } from './store/write.ts'
import { completed, type TermRow } from './term-row.ts'

/** A term as entered by a person. */
export type GivenTerm = BodyOf<typeof addTermEndpoint>

/** Identical for a reader: case and outer spaces do not count, accents do. */
const identity = (name: string): string => name.trim().toLowerCase()

/** Returns the terms that are heads of lists of the museum's own: within each, and outside them, names are names for themselves. */
export type OwnLists = (tx: TenantTransaction) => Promise<ReadonlySet<string>>

/** Circumstances of adding a term: the person's language, and the museum's own lists. */
export interface AddOptions {
  readonly language: Language
  readonly ownLists: OwnLists
}

/**
 * Adds a term to an open vocabulary, after its siblings.
 * @throws {CodedError} `forbidden` when the vocabulary is closed; `invalid_input` with the fields: a name that is taken
 * or too long, a parent that does not exist, an incomplete authority.
 */
export async function addTerm(
  tx: TenantTransaction,
  editor: Editor,
  code: VocabularyCode,
  given: GivenTerm,
  { language, ownLists }: AddOptions,
): Promise<RecordedNews & { readonly id: string }> {
  const definition = vocabularies[code]
  if (!definition.open) throw new CodedError('forbidden', { text: 'vocabularies.errors.closed' })
  await lockVocabulary(tx, code)
  const name = cleanLine(given.name)
  const parent = await parentOf(tx, code, given)
  const authority = authorityOf(definition, given)
  await refuseWrong(tx, code, { name, parent, authority, lists: await ownLists(tx) })
  const [id = ''] = await reserveIds(tx, 1)
  const parentId = parent?.id ?? null
  const last = await lastPositions(tx, code, [parentId])
  const own = given.language ?? language
  const row = completed(
    {
      id,
      vocabulary: code,
      language: own,
      labels: { [own]: name },
      parentId,
      ancestors: parent ? [...parent.ancestors, parent.id] : [],
      position: (last.get(parentId ?? '') ?? -1) + 1,
      assignable: given.assignable ?? true,
      authority,
      categories: categoriesOf(given, parent),
    },
    new Date(),
  )
  await insertTerms(tx, [row], editor.accountId)
  return { ...(await recordChange(tx, editor, { code, kind: 'ADD', created: [row] })), id }
}

const invalid = (fields: Record<string, Problem>) => new CodedError('invalid_input', { fields })

/** Returns the term below which another is added; undefined for the top. @throws {CodedError} `invalid_input` for one that does not take any. */
export async function parentOf(
  tx: TenantTransaction,
  code: VocabularyCode,
  {
    parentTermId,
    filteredBy,
    filteringValue,
  }: Pick<GivenTerm, 'parentTermId' | 'filteredBy' | 'filteringValue'>,
): Promise<TermRow | undefined> {
  const id = parentTermId ?? (filteredBy === 'PARENT_TERM' ? filteringValue : undefined)
  if (id === undefined || id === null || id === '') return undefined
  const wrong = invalid({ parentTermId: { key: 'choice' } })
  if (vocabularies[code].flat || !isId(String(id))) throw wrong
  const row = (await termsById(tx, [String(id)])).get(String(id))
  if (row?.vocabulary !== code || row.deprecatedAt !== null || row.mergedIntoId !== null) throw wrong
  return row
}

const categoriesOf = (
  { filteredBy, filteringValue }: GivenTerm,
  parent: TermRow | undefined,
): readonly number[] => {
  const category = filteredBy === 'CATEGORY' ? Number(filteringValue) : Number.NaN
  return Number.isInteger(category) && category > 0 ? [category] : (parent?.categories ?? [])
}

/** Returns the authority of a term in an authority file; its kind may be omitted if there is only one. */
function authorityOf({ authorities }: VocabularyDefinition, given: GivenTerm): Authority | null {
  if (authorities.length === 0) return null
  const kind: AuthorityKind | undefined =
    given.authority ?? (authorities.length === 1 ? authorities[0] : undefined)
  if (kind === undefined || !authorities.includes(kind)) {
    throw invalid({ authority: { key: given.authority ? 'choice' : 'required' } })
  }
  const { function: role, referenceNumber, dateText, place } = given
  const { zipCode, country, region, province, provinceCode } = given
  const all = {
    function: role,
    referenceNumber,
    dateText,
    place: kind === 'PLA' ? (place ?? given.name) : place,
    zipCode,
    country,
    region,
    province,
    provinceCode,
  }
  const filled = Object.entries(all).filter(([, value]) => value?.trim())
  return { kind, ...Object.fromEntries(filled) }
}

interface Candidate {
  readonly name: string
  readonly parent: TermRow | undefined
  readonly authority: Authority | null
  readonly lists: ReadonlySet<string>
}

/** Returns the problem with the name of a new term; undefined for a good one. */
export const nameProblem = (
  code: VocabularyCode,
  candidate: Candidate,
  named: readonly NamedTerm[],
): Problem | undefined =>
  firstProblem(candidate.name, [required, maxLength(vocabularies[code].termMaxLength)]) ??
  (isThere(code, candidate, named) ? { key: 'identicalTerm' } : undefined)

async function refuseWrong(tx: TenantTransaction, code: VocabularyCode, candidate: Candidate): Promise<void> {
  const { name, authority } = candidate
  const wrongName = nameProblem(code, candidate, await termsByName(tx, code, [nameKey(name)]))
  const fields = { ...(authority && authorityProblems(authority)), ...(wrongName && { name: wrongName }) }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/**
 * Returns true when the name is taken: in a list of the museum's own by a term of that list, otherwise by any term of the vocabulary; if
 * similar terms are allowed, by a sibling, and in an authority file by a term of the same name with the same reference number.
 */
function isThere(
  code: VocabularyCode,
  { name, parent, authority, lists }: Candidate,
  named: readonly NamedTerm[],
): boolean {
  const same = named.filter(({ labels }) =>
    Object.values(labels).some(label => identity(label) === identity(name)),
  )
  if (!vocabularies[code].similar) {
    const list = parent && [...parent.ancestors, parent.id].findLast(id => lists.has(id))
    return list === undefined
      ? same.length > 0
      : same.some(({ id, ancestors }) => id === list || ancestors.includes(list))
  }
  return same.some(({ parentId, referenceNumber }) =>
    authority ? referenceNumber === (authority.referenceNumber ?? null) : parentId === (parent?.id ?? null),
  )
}
