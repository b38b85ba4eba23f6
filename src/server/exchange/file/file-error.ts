import { CodedError } from '#server/platform/errors.ts'
import { TableError } from '../tables/index.ts'

/** Fault of a file in words for a person; any other error stays what it is. */
export function fileError(error: unknown): unknown {
  if (!(error instanceof TableError)) return error
  const { code, parameters } = error
  const params = Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  )
  return new CodedError(code === 'tooLarge' ? 'too_large' : 'invalid_input', {
    text: `import.fileErrors.${code}`,
    params,
    data: { code, ...params },
    cause: error,
  })
}
