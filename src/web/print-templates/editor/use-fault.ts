import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorContext } from './editor-context.ts'

const own = ['placeholder', 'max', 'min', 'insideEach'] as const

/** What is wrong at a place of the template, or within it where nothing shows what stands there by itself. */
export function useFault(): (place: string, withWithin?: 'within') => string | undefined {
  const { t } = useTranslation()
  const { faults } = useContext(EditorContext)
  return (place, withWithin) => {
    const problem =
      faults.get(place) ?? (withWithin && [...faults].find(([at]) => at.startsWith(`${place}.`))?.[1])
    if (!problem) return undefined
    const key = own.find(each => each === problem.key) ?? 'other'
    return t(`templates.editor.fault.${key}`, { ...problem.params })
  }
}
