import type { CodedError } from '#server/platform/errors.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { Doing } from '../access/cards-context.ts'

/**
 * Returns the reason of a refusal in the language of the person: of a wrong field, of what was asked, with the guards of a step that are not
 * met, or of the code in general.
 */
export function problemText(
  texts: TextBook,
  { declaration, language }: Doing,
  { code, details: { fields, text, params, data } }: CodedError,
): string {
  const [problem] = Object.values(fields ?? {})
  if (problem && !text) return texts.translate(language, `validation.${problem.key}`, problem.params)
  const { unmet = [] } = (data ?? {}) as { readonly unmet?: readonly string[] }
  return [
    texts.translate(language, text ?? (`errors.${code}` as TextKey), params),
    ...unmet.map(name => texts.translate(language, `${declaration.type}.guard/${name}` as TextKey)),
  ].join(' · ')
}
