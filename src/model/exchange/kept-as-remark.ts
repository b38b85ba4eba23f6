import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { Mapping } from './mapping.ts'
import type { Message } from './messages.ts'

/** The record field for values without a field. */
export const remarks = 'remarks'

/**
 * Moves values that could not be imported to the remarks with a warning, if the mapping says so. Otherwise, and for records without
 * remarks, the messages stay errors.
 */
export function kept(
  declaration: Pick<CardDeclaration, 'sections'>,
  mapping: Mapping,
  values: CardValues,
  unfit: readonly Message[],
): { readonly values: CardValues; readonly messages: readonly Message[] } {
  const keepable = unfit.filter(({ value = '' }) => value !== '')
  if (!mapping.keepUnmatched || keepable.length === 0 || !allFields(declaration).has(remarks))
    return { values, messages: unfit }
  const before = typeof values[remarks] === 'string' ? values[remarks] : ''
  const lines = keepable
    .map(({ column, value }) => (column ? `${column}: ${value}` : String(value)))
    .filter(line => !before.includes(line))
  return {
    values:
      lines.length === 0
        ? values
        : { ...values, [remarks]: [before, ...new Set(lines)].filter(Boolean).join('\n') },
    messages: unfit.map(message =>
      keepable.includes(message) ? { ...message, kind: 'keptAsRemark' as const } : message,
    ),
  }
}
