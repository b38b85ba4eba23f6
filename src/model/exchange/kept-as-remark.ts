import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { Mapping } from './mapping.ts'
import type { Message } from './messages.ts'

/** The field of a card that takes what fits nowhere else. */
const remarks = 'remarks'

/**
 * What could not be taken, where the mapping wants it kept: as a line of the remarks, told as a warning. Otherwise, and where a card has
 * no remarks, the messages stay errors.
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
