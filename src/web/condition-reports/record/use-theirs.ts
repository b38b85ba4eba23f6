import { useEffect, useRef } from 'react'
import type { CardForm } from '../../cards/form/card-form.ts'
import type { SavedSheet } from '../../sheets/use-sheet-save.ts'

/**
 * Shows in a form what somebody else saved meanwhile, unless something of one's own is unsaved in it: that is merged when it is saved.
 * @returns what is to be called with the version of what one saved oneself, before it is shown
 */
export function useTheirs(form: CardForm, { values, version }: SavedSheet): (own: number) => void {
  const seen = useRef(version)
  useEffect(() => {
    if (version <= seen.current) return
    seen.current = version
    if (form.assessNow().changes.length === 0) form.replace(values, values)
  }, [form, values, version])
  return own => {
    seen.current = own
  }
}
