import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { changeTemplate, listTemplates, readTemplate, type TemplateRead } from '#model/api/print-templates.ts'
import { faultsOf } from '#model/print-templates/check-template.ts'
import { type PrintTemplate, printTemplate } from '#model/print-templates/template.ts'
import { problemOf } from '#model/validation/check.ts'
import type { Problem } from '#model/validation/validators.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import type { Part } from './editor-context.ts'

interface CheckedDraft {
  /** There where it can be printed and saved. */
  readonly template: PrintTemplate | undefined
  /** Problems by place: 'elements.2.path'. */
  readonly faults: ReadonlyMap<string, Problem>
}

/** Reads a draft as the server will: first its shape, then what its paths lead to and what its paper takes. */
export function checkDraft(document: Part): CheckedDraft {
  const read = printTemplate.safeParse(document)
  const faults = new Map<string, Problem>()
  const found = read.success
    ? faultsOf(read.data)
    : read.error.issues.map(
        ({ path, message }) => [path.join('.'), problemOf(message) ?? { key: 'other' }] as const,
      )
  for (const [place, problem] of found) if (!faults.has(place)) faults.set(place, problem as Problem)
  return { template: faults.size === 0 ? read.data : undefined, faults }
}

interface Draft {
  readonly name: string
  readonly document: Part
}

const conflict = 409
/** Changes that follow one another so fast are one step back. */
const stepMs = 800
const mostSteps = 100

const isTemplate = (data: unknown): data is TemplateRead =>
  typeof data === 'object' && data !== null && 'document' in data && 'version' in data

const draftOf = ({ name, document }: TemplateRead): Draft => ({ name, document: document as Part })

/** A template in the editor: its changes, undo step by step, and saving beside others. */
export function useTemplateDraft(template: TemplateRead) {
  const client = useQueryClient()
  const [base, setBase] = useState(template)
  const [draft, setDraft] = useState(() => draftOf(template))
  const [before, setBefore] = useState<{ readonly steps: readonly Draft[]; readonly at: number }>({
    steps: [],
    at: 0,
  })
  const [theirs, setTheirs] = useState<TemplateRead>()
  const { template: whole, faults } = useMemo(() => checkDraft(draft.document), [draft.document])
  const isChanged = draft.name !== base.name || draft.document !== base.document
  useUnsavedGuard(isChanged)

  const change = (part: Partial<Draft>) => {
    const at = Date.now()
    setBefore(({ steps, at: last }) => ({
      steps: at - last < stepMs && steps.length > 0 ? steps : [...steps, draft].slice(-mostSteps),
      at,
    }))
    setDraft({ ...draft, ...part })
  }
  const startFrom = (saved: TemplateRead) => {
    client.setQueryData(endpointQuery(readTemplate, { params: { templateId: saved.id } }).queryKey, saved)
    setBase(saved)
    setDraft(draftOf(saved))
    setTheirs(undefined)
  }

  const saving = useMutation({
    mutationFn: (version: number) => {
      const { name } = draft
      if (!whole) throw new Error('a template with faults is not saved')
      return call(changeTemplate, {
        params: { templateId: base.id },
        body: { version, name: name.trim(), document: whole },
      })
    },
    async onSuccess(saved) {
      startFrom(saved)
      notices.add('success', 'templates.editor.saved', { version: saved.version })
      await client.invalidateQueries({ queryKey: [listTemplates.name] })
    },
    onError(failure) {
      const now =
        failure instanceof CallError && failure.status === conflict
          ? (failure.data as { readonly data?: unknown }).data
          : undefined
      if (isTemplate(now)) setTheirs(now)
      else notices.add('error', wordsForFailure(failure))
    },
  })

  return {
    base,
    draft,
    /** There where it can be printed and saved. */
    whole,
    faults,
    isChanged,
    /** The version another person has saved since. */
    theirs,
    isSaving: saving.isPending,
    change,
    undo:
      before.steps.length > 0
        ? () => {
            const last = before.steps.at(-1)
            setBefore({ steps: before.steps.slice(0, -1), at: 0 })
            if (last) setDraft(last)
          }
        : undefined,
    discard: () => {
      change(draftOf(base))
    },
    save: () => saving.mutate(base.version),
    takeTheirs: () => theirs && startFrom(theirs),
    keepMine: () => theirs && saving.mutate(theirs.version),
  }
}

export type TemplateDraft = ReturnType<typeof useTemplateDraft>
