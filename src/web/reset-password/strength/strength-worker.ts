import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import type { Language } from '#model/languages.ts'
import { estimatorSettings, type OwnTexts, strengthOf } from '#model/validation/password-strength.ts'

export interface StrengthQuestion {
  readonly language: Language
  readonly password: string
  readonly own: OwnTexts
}

type Words = Promise<{ readonly default: string[] }>

/** Common words and first names of the reader's language: the server, which decides, knows all four. */
const dictionaries: Readonly<Record<Language, () => readonly Words[]>> = {
  en: () => [
    import('@zxcvbn-ts/language-en/dist/commonWords.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/firstnames.json.mjs'),
  ],
  de: () => [
    import('@zxcvbn-ts/language-de/dist/commonWords.json.esm.js'),
    import('@zxcvbn-ts/language-de/dist/firstnames.json.esm.js'),
  ],
  it: () => [
    import('@zxcvbn-ts/language-it/dist/commonWords.json.esm.js'),
    import('@zxcvbn-ts/language-it/dist/firstnames.json.esm.js'),
  ],
  pl: () => [
    import('@zxcvbn-ts/language-pl/dist/commonWords.json.esm.js'),
    import('@zxcvbn-ts/language-pl/dist/femaleFirstnames.json.esm.js'),
    import('@zxcvbn-ts/language-pl/dist/maleFirstnames.json.esm.js'),
  ],
}

async function createEstimator(language: Language): Promise<ZxcvbnFactory> {
  const words = await Promise.all(dictionaries[language]())
  return new ZxcvbnFactory({
    ...estimatorSettings,
    graphs: adjacencyGraphs,
    dictionary: {
      ...common,
      ...Object.fromEntries(words.map((list, index) => [`${language}-${index}`, list.default])),
    },
  })
}

const estimators = new Map<Language, Promise<ZxcvbnFactory>>()

addEventListener('message', async ({ data }: MessageEvent<StrengthQuestion>) => {
  const { language, password, own } = data
  const made = estimators.get(language) ?? createEstimator(language)
  estimators.set(language, made)
  postMessage(strengthOf(await made, password, own))
})
