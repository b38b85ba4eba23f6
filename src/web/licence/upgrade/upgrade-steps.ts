import type { DocumentKind } from '#model/licences/documents.ts'

/** What is agreed to, in three groups one after the other (acceptance row P-U03). */
export const documentGroups = {
  terms: ['tc', 'tc2'],
  privacy: ['privacy-policy'],
  service: ['sla', 'sla2'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>

export type DocumentGroup = keyof typeof documentGroups

/** The way to a plan: the space, the museum, the documents, all of it once more before it is ordered, done. */
export const upgradeSteps = ['plan', 'museum', 'terms', 'privacy', 'service', 'summary', 'done'] as const

export type UpgradeStep = (typeof upgradeSteps)[number]

export const isDocumentGroup = (step: UpgradeStep): step is DocumentGroup =>
  Object.hasOwn(documentGroups, step)

/** The step so many further on, or back. */
export const stepFrom = (step: UpgradeStep, by: 1 | -1): UpgradeStep =>
  upgradeSteps[upgradeSteps.indexOf(step) + by] ?? step

/** Where what the server refused is mended: the path of a field to its step. */
export const stepOfField = (path: string): UpgradeStep => {
  if (path === 'planId') return 'plan'
  if (path === 'purchaseOrder') return 'summary'
  return path.startsWith('accepted') ? 'terms' : 'museum'
}
