import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as de } from '@zxcvbn-ts/language-de'
import { dictionary as en } from '@zxcvbn-ts/language-en'
import { dictionary as it } from '@zxcvbn-ts/language-it'
import { dictionary as pl } from '@zxcvbn-ts/language-pl'
import type { Language } from '#model/languages.ts'
import {
  estimatorSettings,
  type OwnTexts,
  type PasswordStrength,
  strengthOf,
} from '#model/validation/password-strength.ts'

export interface StrengthQuestion {
  readonly password: string
  readonly own: OwnTexts
}

export type StrengthAnswer = PasswordStrength

/** Common words and names of our languages. The words of encyclopaedias would take 'Herbarium' for as common as 'password'. */
const wordsOf = (language: string, dictionary: Readonly<Record<string, string[]>>) =>
  Object.entries(dictionary)
    .filter(([name]) => !name.startsWith('wikipedia'))
    .map(([name, words]) => [`${name}-${language}`, words] as const)

const dictionaries: Readonly<Record<Language, Readonly<Record<string, string[]>>>> = { de, en, it, pl }

const estimator = new ZxcvbnFactory({
  ...estimatorSettings,
  graphs: adjacencyGraphs,
  dictionary: {
    ...common,
    ...Object.fromEntries(
      Object.entries(dictionaries).flatMap(([language, words]) => wordsOf(language, words)),
    ),
  },
})

parentPort?.on('message', ({ password, own }: StrengthQuestion) =>
  parentPort?.postMessage(strengthOf(estimator, password, own) satisfies StrengthAnswer),
)
