import { useEffect, useState } from 'react'
import { previewTemplate } from '#model/api/print-templates.ts'
import type { Language } from '#model/languages.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { fetchFile } from '../../platform/download.ts'
import { CallError } from '../../platform/request/call-error.ts'

/** The longest side of a label that can be a page of its own. */
const longestSide = 300

/** A template as it is looked at while it is edited: of labels on a sheet one, as large as there is room. */
function asPreviewed(template: PrintTemplate): PrintTemplate {
  if (template.family !== 'label') return template
  const { width, height } = template.medium
  return Math.max(width, height) > longestSide
    ? template
    : { ...template, medium: { type: 'roll', width, height } }
}

/** The record or procedure a template is shown on: a chosen one, or the latest. */
export interface Example {
  readonly cardId?: string
  readonly procedureId?: string
}

type PreviewState = 'making' | 'made' | 'nothing' | 'failed'

/** No card or procedure of the kind is there. */
const nothing: readonly number[] = [400, 404]
/** Delay after typing before a preview is made. */
const restMs = 500

/** The document printed from a template: its address in the browser, kept until the next one is ready. */
export function usePreview(
  template: PrintTemplate | undefined,
  example: Example,
  language: Language,
): { readonly url: string | undefined; readonly state: PreviewState } {
  const [url, setUrl] = useState<string>()
  const [state, setState] = useState<PreviewState>('making')
  const { cardId, procedureId } = example

  useEffect(() => {
    if (!template) return
    const replaced = new AbortController()
    const make = async () => {
      setState('making')
      const body = {
        document: asPreviewed(template),
        language,
        ...(cardId !== undefined && { cardId }),
        ...(procedureId !== undefined && { procedureId }),
      }
      try {
        const { blob } = await fetchFile(previewTemplate, { body }, replaced.signal)
        if (replaced.signal.aborted) return
        setUrl(URL.createObjectURL(blob))
        setState('made')
      } catch (failure) {
        if (replaced.signal.aborted) return
        setState(failure instanceof CallError && nothing.includes(failure.status) ? 'nothing' : 'failed')
      }
    }
    const later = setTimeout(() => void make(), restMs)
    return () => {
      replaced.abort()
      clearTimeout(later)
    }
  }, [template, cardId, procedureId, language])

  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])
  return { url, state }
}
