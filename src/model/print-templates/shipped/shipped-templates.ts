import type { Texts } from '../../texts.ts'
import type { GivenTemplate } from '../template.ts'
import { labelFromRoll, labelsOn2x7, labelsOn3x8, storageLabel } from './labels.ts'
import { loanAgreement, loanReceiptBack, loanReceiptOut } from './loans.ts'
import { objectCardTemplate, objectListTemplate } from './objects.ts'
import { auditReport, conditionReport } from './reports.ts'
import type { SayWords } from './say-words.ts'

export type ShippedId = keyof Texts['printTemplates']['names']

/** Templates that come with the product, by their ids. The first of a kind about a subject is taken where a museum has chosen none. */
export const shippedTemplates: Readonly<Record<ShippedId, (say: SayWords) => GivenTemplate>> = {
  'labels-a4-3x8': () => labelsOn3x8,
  'labels-a4-2x7': () => labelsOn2x7,
  'label-roll-50x25': () => labelFromRoll,
  'label-storage-89x36': () => storageLabel,
  'object-card': objectCardTemplate,
  'object-list': objectListTemplate,
  'loan-agreement': loanAgreement,
  'loan-receipt-out': loanReceiptOut,
  'loan-receipt-back': loanReceiptBack,
  'condition-report': conditionReport,
  'audit-report': auditReport,
}
