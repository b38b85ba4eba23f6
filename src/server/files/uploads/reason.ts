import type { Language } from '#model/languages.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { Reason } from './store/uploads.ts'
import type { ReasonParams } from './tables.ts'

/** The reason for a failure, stored and shown later; the unforeseen is described in general words. */
export function reasonOf(error: unknown): Reason {
  if (!(error instanceof CodedError)) return { text: 'errors.internal' }
  const { text = `errors.${error.code}`, params } = error.details
  return { text, params }
}

/** A reason in the language of the caller. */
export const reasonText = (
  texts: TextBook,
  language: Language,
  { reason, reason_params }: { readonly reason: string | null; readonly reason_params: ReasonParams | null },
): string | null =>
  reason === null
    ? null
    : texts.translate(
        language,
        texts.has(language, reason) ? (reason as TextKey) : 'errors.internal',
        reason_params ?? {},
      )
