import type { NamedSheet } from '#model/engine/sheet.ts'
import { controlId, sectionId, sectionOf } from './form-path.ts'

const focusable = ':is(input, select, textarea, button):not(:disabled)'

/** Scrolls to a field of the form, or at least its section, and focuses it. */
export function goToField(declaration: NamedSheet, path: string): void {
  const section = sectionOf(declaration, path) ?? ''
  const field = document.getElementById(controlId(path)) ?? document.getElementById(sectionId(section))
  field?.scrollIntoView({ block: 'center' })
  const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
}
