import type { FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Endpoint } from '#model/api/endpoint.ts'
import { problemOf } from '#model/validation/check.ts'
import { isMissing, type Problem } from '#model/validation/validators.ts'
import { CodedError, notFound } from '../errors.ts'

type Issue = z.core.$ZodIssue

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

const problemOfIssue = (issue: Issue, input: unknown): Problem => {
  const own = problemOf(issue.message)
  if (own) return own
  if (isMissing(valueAt(input, issue.path))) return { key: 'required' }
  return { key: issue.code === 'invalid_value' ? 'choice' : 'type' }
}

/** Field path to its first problem. */
const fieldsOf = (issues: readonly Issue[], input: unknown): Record<string, Problem> => {
  const fields: Record<string, Problem> = {}
  for (const issue of issues) fields[issue.path.join('.')] ??= problemOfIssue(issue, input)
  return fields
}

/** Half a character pair, the mark of bytes that were no UTF-8, and control characters other than tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const damage = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/

const isDamaged = (text: string): boolean => damage.test(text) || !text.isWellFormed()

/** Nobody's document is deeper; to go down into what is could take all the memory there is. */
const deepest = 64

/** Texts the database could not keep as they are, and what is nested beyond all measure: refused, not mended in silence. */
function* damages(value: unknown, path: string, depth: number): Generator<[path: string, problem: Problem]> {
  if (typeof value === 'string') {
    if (isDamaged(value)) yield [path, { key: 'regex' }]
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === deepest) {
    yield [path, { key: 'type' }]
    return
  }
  for (const [key, inner] of Object.entries(value))
    if (isDamaged(key)) yield [path, { key: 'regex' }]
    else yield* damages(inner, path === '' ? key : `${path}.${key}`, depth + 1)
}

/** Faults of texts in something that came as text itself. */
export const damagedFields = (value: unknown): Record<string, Problem> =>
  Object.fromEntries(damages(value, '', 0))

/** Body that is read as a stream: the handler checks it. */
const streamed: ReadonlySet<Endpoint['encoding']> = new Set(['binary', 'multipart', 'piece'])

/** True when the body of an endpoint is taken in while it comes. */
export const isStreamed = ({ encoding }: Pick<Endpoint, 'encoding'>): boolean => streamed.has(encoding)

export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * Checks params, query and body against the endpoint's schemas and reports every wrong field at once.
 * A malformed id in the path is `not_found`, like any other id that does not exist.
 * @throws {CodedError} `not_found`, or `invalid_input` with all fields.
 */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Input {
  const params = endpoint.params?.safeParse(request.params)
  if (params && !params.success) throw notFound()
  const query = endpoint.query?.safeParse(request.query)
  const isFile = isStreamed(endpoint)
  const body = isFile ? undefined : endpoint.body?.safeParse(request.body ?? {})
  const fields = {
    ...damagedFields(query?.data),
    ...damagedFields(body?.data),
    ...(query && !query.success && fieldsOf(query.error.issues, request.query)),
    ...(body && !body.success && fieldsOf(body.error.issues, request.body)),
  }
  if (Object.keys(fields).length > 0) throw new CodedError('invalid_input', { fields })
  return { params: params?.data, query: query?.data, body: isFile ? request.body : body?.data }
}
