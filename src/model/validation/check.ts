import { z } from 'zod/mini'
import { firstProblem, type Problem, type Validator } from './validators.ts'

/** Encodes a problem as a schema message, so that the server can word it in the requested language. */
const encode = (problem: Problem): string => JSON.stringify(problem)

/** Decodes a message made by `checked`; undefined for messages of the schema library itself. */
export function problemOf(message: string): Problem | undefined {
  if (!message.startsWith('{"key"')) return undefined
  return JSON.parse(message) as Problem
}

/** A problem as an issue of a schema. */
export const problemIssue = (problem: Problem) => ({ code: 'custom', message: encode(problem) }) as const

/** Turns validators into a schema check: `z.string().check(checked(required, maxLength(200)))`. */
export const checked = <T>(...validators: readonly Validator[]): z.core.$ZodCheck<T> =>
  z.superRefine<T>((value, context) => {
    const problem = firstProblem(value, validators)
    if (problem) context.addIssue({ ...problemIssue(problem), input: value })
  })
