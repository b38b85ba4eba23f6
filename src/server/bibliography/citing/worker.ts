import { parentPort } from 'node:worker_threads'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import type { Citing } from './citing.ts'
import { formatCitations, formatReferences, type SetCitation } from './format-citations.ts'

export interface SettingQuestion {
  readonly items: readonly CslItem[]
  readonly how: Citing
  /** 'list': in the order of the style, with letters behind years that come twice. 'single': each as if no other were cited. */
  readonly as: 'list' | 'single'
}

export type SettingAnswer = { readonly set: readonly SetCitation[] } | { readonly error: string }

function answer({ items, how, as }: SettingQuestion): SettingAnswer {
  try {
    return { set: as === 'list' ? formatReferences(items, how) : formatCitations(items, how) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (question: SettingQuestion) => parentPort?.postMessage(answer(question)))
