import { formerPlaces, pathAsDeclared } from '../engine/formerly.ts'
import { fillPlaceholders } from './placeholders.ts'
import { type Subject, sourcesOf, subjectOf } from './printable-fields.ts'
import type { PrintTemplate } from './template.ts'

/** Returns the current form of a template's path. */
function printableAsDeclared(subject: Subject, path: string): string {
  for (const { prefix, sheet } of sourcesOf(subject))
    if (sheet && path.startsWith(prefix)) {
      const inside = path.slice(prefix.length)
      const now = pathAsDeclared(sheet, inside)
      if (now !== inside) return prefix + now
    }
  return path
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Renames paths, which templates contain as `path` and within braces in texts. */
function renamed(subject: Subject, value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'path'
      ? printableAsDeclared(subject, value)
      : fillPlaceholders(value, path => `{{${printableAsDeclared(subject, path)}}}`)
  if (Array.isArray(value)) return value.map(each => renamed(subject, each))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(subject, each, name)]))
}

/** Returns a saved template with the current paths of its fields. */
export function templateAsDeclared(template: PrintTemplate): PrintTemplate {
  const subject = subjectOf(template.about)
  const hasMoved = subject && sourcesOf(subject).some(({ sheet }) => sheet && formerPlaces(sheet).length > 0)
  return hasMoved ? (renamed(subject, template) as PrintTemplate) : template
}
