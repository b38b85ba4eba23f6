import type { PrintTemplate } from '#model/print-templates/template.ts'

/** The longest side of a label that can be a page of its own. */
const longestSide = 300

/** A template as it is looked at while it is edited: of labels on a sheet one, as large as there is room. */
export function asPreviewed(template: PrintTemplate): PrintTemplate {
  if (template.family !== 'label') return template
  const { width, height } = template.medium
  return Math.max(width, height) > longestSide
    ? template
    : { ...template, medium: { type: 'roll', width, height } }
}
