import type { BodyOf } from '#model/api/endpoint.ts'
import { criteriaOf } from '#model/api/searches/criteria-of.ts'
import { type DataRequest, dataRequest, type orderDownload } from '#model/api/searches/downloads.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { comparableEmail } from '#model/email.ts'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { pathAsDeclared } from '#model/engine/formerly.ts'
import { isId } from '#model/ids.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { damagedFields } from '#server/platform/http/parse-input.ts'
import { readableClass, readableTypes } from '../readable-types.ts'
import { searchSeen } from '../saved/store/searches.ts'
import type { Order } from './store.ts'

type Body = BodyOf<typeof orderDownload>

const wrong = (fields: Readonly<Record<string, Problem>>) => new CodedError('invalid_input', { fields })

/** @throws {CodedError} `invalid_input` where the text is none. */
function readRequest(given: Body['data_request']): DataRequest {
  if (typeof given !== 'string') return given
  try {
    const read = dataRequest.safeParse(JSON.parse(given))
    if (read.success && Object.keys(damagedFields(read.data)).length === 0) return read.data
  } catch {
    // As wrong as what is of another shape.
  }
  throw wrong({ data_request: { key: 'type' } })
}

/** Refuses orders for other people or to other addresses. @throws {CodedError} `invalid_input` */
function requireOneself({ accountId, person }: MuseumActor, { user_id, email, filename }: Body): void {
  const fields: Record<string, Problem> = {}
  if (String(user_id) !== accountId) fields.user_id = { key: 'ownId' }
  if (comparableEmail(email) !== comparableEmail(person.email)) fields.email = { key: 'ownEmail' }
  if (filename.trim() === '') fields.filename = { key: 'required' }
  if (Object.keys(fields).length > 0) throw wrong(fields)
}

/** Criteria of the ordered search: a saved one, or one that was put together. */
interface Found {
  readonly searchId: string | null
  readonly declaration: CardDeclaration
  /** As lists take it. */
  readonly criteria: string | undefined
}

async function savedOne(tx: TenantTransaction, actor: MuseumActor, given: string): Promise<Found> {
  const seeing = { accountId: actor.accountId, types: readableTypes(actor) }
  const search = isId(given) ? await searchSeen(tx, seeing, given) : undefined
  const declaration = search && declarationOfId(search.type)
  if (!declaration) throw notFound()
  return { searchId: search.id, declaration, criteria: JSON.stringify(search.criteria) }
}

function unsavedOne(actor: MuseumActor, { classId, blocks, criteria }: DataRequest): Found {
  const declaration = classId === undefined ? undefined : readableClass(actor, classId)
  if (!declaration)
    throw wrong({ 'data_request.classId': { key: classId === undefined ? 'required' : 'choice' } })
  if (!blocks) return { searchId: null, declaration, criteria }
  const parsed = criteriaOf(blocks)
  if (Object.keys(parsed.wrong).length > 0) throw wrong(parsed.wrong)
  return { searchId: null, declaration, criteria: JSON.stringify(parsed.criteria) }
}

/**
 * Reads an order. The mail goes to the own address only: what the file contains is the museum's, and an address that anybody may type would
 * reveal to others what is searched for here, or be used to mail strangers in the museum's name.
 * @throws {CodedError} `invalid_input` with what is wrong, `not_found` for a search that is not there.
 */
export async function readOrder(tx: TenantTransaction, actor: MuseumActor, body: Body): Promise<Order> {
  requireOneself(actor, body)
  const request = readRequest(body.data_request)
  const isSaved = body.search_id !== undefined && body.search_id !== null && body.search_id !== ''
  const { searchId, declaration, criteria } = isSaved
    ? await savedOne(tx, actor, String(body.search_id))
    : unsavedOne(actor, request)
  const { format, q, filters, area } = request
  const known = cellColumnsByPath(declaration)
  const columns =
    typeof request.columns === 'string'
      ? request.columns
      : request.columns.map(path => pathAsDeclared(declaration, path))
  if (typeof columns !== 'string' && columns.some(path => !known.has(path)))
    throw wrong({ 'data_request.columns': { key: 'unknownField' } })
  return {
    account_id: actor.accountId,
    search_id: searchId,
    type: cardTypes[declaration.type],
    // What narrows a list besides comes along.
    wanted: {
      ...(criteria && { criteria }),
      ...(q && { q }),
      ...(filters && { filters }),
      ...(area && { area }),
    },
    filename: body.filename.trim(),
    format,
    columns,
  }
}
