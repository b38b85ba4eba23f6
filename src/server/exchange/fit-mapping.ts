import type { CardDeclaration } from '#model/engine/define-card.ts'
import { idleSettings } from '#model/exchange/idle-options.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { missingTargets } from '#model/exchange/mapping-as-declared.ts'
import { modesFor } from '#model/exchange/modes-for.ts'
import { findsRecords } from '#model/exchange/read-row.ts'
import { CodedError } from '#server/platform/errors.ts'

/**
 * Refuses a mapping that its type of records cannot have, or by which no record is found again.
 * @throws {CodedError} `invalid_input`
 */
export function requireFitting(declaration: CardDeclaration, mapping: Mapping): void {
  if (!modesFor(declaration).includes(mapping.mode))
    throw new CodedError('invalid_input', { text: 'import.onlyUpdates' })
  const gone = missingTargets(declaration, mapping)
  if (gone.length > 0)
    throw new CodedError('invalid_input', {
      text: 'import.fieldsGone',
      params: { fields: gone.join(', ') },
      fields: { mapping: { key: 'unknownField' } },
    })
  const idle = idleSettings(declaration, mapping)
  if (idle.length > 0)
    throw new CodedError('invalid_input', {
      text: 'import.idleSettings',
      params: { columns: [...new Set(idle.map(({ column }) => column))].join(', ') },
      fields: { mapping: { key: 'choice' } },
    })
  if (!findsRecords(declaration, mapping)) throw new CodedError('invalid_input', { text: 'import.noNumber' })
}
