import type { CardType } from '#model/record-types.ts'
import type { RowRules } from '../form/form-context.ts'
import { objectRules } from './object-rules.ts'

const rules: Readonly<Partial<Record<CardType, RowRules>>> = { object: objectRules }
const none: RowRules = {}

/** Returns the form rules of a type. */
export const rulesOf = (type: CardType): RowRules => rules[type] ?? none
