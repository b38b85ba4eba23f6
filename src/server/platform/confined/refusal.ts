import { cut } from '#model/text/cut.ts'
import type { Problem } from '#model/validation/validators.ts'
import { CodedError } from '../errors.ts'
import type { TextKey } from '../i18n/texts.ts'

/** Failure of a task in a confined process, as it travels. */
export interface Failure {
  readonly error: string
  readonly code?: string
  readonly details?: Pick<CodedError['details'], 'text' | 'params' | 'fields' | 'data'>
}

/** Errors with which a task may refuse its bytes. */
const codes = ['invalid_input', 'too_large', 'too_demanding'] as const

type Words = Readonly<Record<string, string | number>>

const mostEntries = 20
const longest = 2000

const entriesOf = (received: unknown): [string, unknown][] =>
  typeof received === 'object' && received !== null ? Object.entries(received).slice(0, mostEntries) : []

const wordsOf = (received: unknown): Words =>
  Object.fromEntries(
    entriesOf(received).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [[name, typeof value === 'string' ? cut(value, longest) : value] as const]
        : [],
    ),
  )

const problemsOf = (received: unknown): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    entriesOf(received).flatMap(([path, problem]) =>
      entriesOf(problem).some(([name, value]) => name === 'key' && /^[a-zA-Z]+$/.test(String(value)))
        ? [[path, { key: (problem as Problem).key }] as const]
        : [],
    ),
  )

const isText = (received: unknown): received is TextKey =>
  typeof received === 'string' && /^[a-zA-Z]+(?:\.[a-zA-Z]+){1,3}$/.test(received)

/** An error as it is sent from a confined process. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CodedError)) return { error: String(error) }
  const { text, params, fields, data } = error.details
  return {
    error: String(error),
    code: error.code,
    details: {
      ...(text && { text }),
      ...(params && { params }),
      ...(fields && { fields }),
      ...(data !== undefined && { data }),
    },
  }
}

/** The error a confined process has sent, believed only as far as it is a refusal of ours. */
export function errorOf({ error, code, details = {} }: Failure): Error {
  const known = codes.find(each => each === code)
  if (!known) return new Error(String(error).slice(0, 500))
  const { text, params, fields, data } = details
  return new CodedError(known, {
    ...(isText(text) && { text, params: wordsOf(params) }),
    ...(fields && { fields: problemsOf(fields) }),
    ...(data !== undefined && { data: wordsOf(data) }),
  })
}
