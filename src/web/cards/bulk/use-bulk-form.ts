import { useState } from 'react'
import type { BulkAction } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../card-area.ts'
import { type BulkField, bulkFields, type FieldAction, targetOf } from './bulk-fields.ts'
import { useBulkLinking } from './use-bulk-linking.ts'

/** Choices of the form; publishing and unpublishing are two choices of one action of the API. */
export type BulkChoice = FieldAction | 'linkCards' | 'moveStep' | 'publish' | 'unpublish' | 'delete'

const fieldActions = ['set', 'add', 'remove', 'replace', 'clear'] as const satisfies readonly FieldAction[]

const isFieldAction = (choice: BulkChoice): choice is FieldAction =>
  (fieldActions as readonly string[]).includes(choice)

/** Choices that the type has and that ask for permissions, in the order in which they are offered. */
export const choicesFor = (
  { workflow, unpublished }: CardArea['declaration'],
  may: { update: boolean; link: boolean; publish: boolean; delete: boolean },
): readonly BulkChoice[] => [
  ...(may.update && workflow ? (['moveStep'] as const) : []),
  ...(may.update ? fieldActions : []),
  ...(may.link ? (['linkCards'] as const) : []),
  ...(may.publish && !unpublished ? (['publish', 'unpublish'] as const) : []),
  ...(may.delete ? (['delete'] as const) : []),
]

/** The state of the form, and the resulting action; the action is undefined while something is missing. */
export function useBulkForm(area: CardArea, choices: readonly BulkChoice[]) {
  const [choice, setChoice] = useState<BulkChoice>(choices[0] ?? 'set')
  const [path, setPath] = useState<string>()
  const [value, setValue] = useState<unknown>()
  const [find, setFind] = useState('')
  const [by, setBy] = useState('')
  const linking = useBulkLinking()
  const [step, setStep] = useState<string>()
  const [reason, setReason] = useState('')
  const fields: readonly BulkField[] = isFieldAction(choice) ? bulkFields(area, choice) : []
  const field = fields.find(one => one.path === path)

  const action = (): BulkAction | undefined => {
    if (choice === 'publish' || choice === 'unpublish')
      return { kind: 'publish', published: choice === 'publish' }
    if (choice === 'delete') return { kind: 'delete' }
    if (choice === 'linkCards') return linking.action
    if (choice === 'moveStep')
      return step === undefined
        ? undefined
        : { kind: 'moveStep', step, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    if (!field) return undefined
    if (choice === 'clear') return { kind: 'clear', path: field.path }
    if (choice === 'replace') return find === '' ? undefined : { kind: 'replace', path: field.path, find, by }
    if (value === undefined || value === null || value === '') return undefined
    return choice === 'set'
      ? { kind: 'set', path: field.path, value }
      : { kind: choice, ...targetOf(area, field.path, value) }
  }
  return {
    choice,
    setChoice: (next: BulkChoice) => {
      setChoice(next)
      if (isFieldAction(next) && !bulkFields(area, next).some(one => one.path === path)) {
        setPath(undefined)
        setValue(undefined)
      }
    },
    fields,
    field,
    setPath: (next: string | undefined) => {
      setPath(next)
      setValue(undefined)
    },
    value,
    setValue,
    find,
    setFind,
    by,
    setBy,
    linking,
    step,
    setStep,
    reason,
    setReason,
    isFieldAction: isFieldAction(choice),
    action: action(),
  }
}
