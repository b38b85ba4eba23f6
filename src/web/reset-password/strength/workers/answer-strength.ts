import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { estimatorSettings, type OwnTexts, strengthOf } from '#model/validation/password-strength.ts'

export interface StrengthQuestion {
  readonly password: string
  readonly own: OwnTexts
}

/**
 * Answers each message with the strength of a password. A worker has all it needs in one file: the policy of files lets it load no other.
 * @param words common words and first names of the reader's language; the server, which decides, knows all four languages
 */
export function answerStrength(words: Readonly<Record<string, string[]>>): void {
  const estimator = new ZxcvbnFactory({
    ...estimatorSettings,
    graphs: adjacencyGraphs,
    dictionary: { ...common, ...words },
  })
  addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) =>
    postMessage(strengthOf(estimator, data.password, data.own)),
  )
}
