import { type BackendModule, createInstance, type i18n as I18n, type LanguageDetectorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chooseLanguage, fallbackLanguage, type Language, languages } from '#model/languages.ts'
import { CallError } from '../request/call-error.ts'
import { productName } from './product-name.ts'

/** The texts of the interface, loaded from the server per language (P-S16). */
export const i18n: I18n = createInstance()

/** Key under which the browser stores a person's choice of language; public/boot.js reads it too. */
const storageKey = 'i18nextLng'

const showLanguageOfPage = (language: string) => {
  document.documentElement.lang = language
}

/** Reads all texts of a language with one request, which `public/boot.js` has made by then. What may pass is tried again. */
const textsOfServer: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, _namespace, done) {
    const fail = (status: number, reason: string) =>
      done(new CallError(status, reason), status === 0 || status >= 500)
    fetch(`/api/locales/${language}`)
      .then(async answer =>
        answer.ok ? done(null, await answer.json()) : fail(answer.status, answer.statusText),
      )
      .catch(reason => fail(0, String(reason)))
  },
}

const storage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The language a person chose in this browser, else those the browser asks for. */
const languageOfBrowser: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    [storage()?.getItem(storageKey), ...navigator.languages].flatMap(
      tag => tag?.toLowerCase().split('-')[0] ?? [],
    ),
  cacheUserLanguage: language => storage()?.setItem(storageKey, language),
}

let ready: Promise<unknown> = Promise.resolve()

/** Loads the texts: stored choice, else the browser's languages, else English. Call once, before anything renders. */
export async function startTexts(): Promise<void> {
  i18n.on('languageChanged', showLanguageOfPage)
  ready = i18n
    .use(textsOfServer)
    .use(languageOfBrowser)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      fallbackLng: fallbackLanguage,
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      interpolation: { escapeValue: false, defaultVariables: { product: productName() } },
      react: { useSuspense: false },
    })
  await ready
  // From here on the user waits for the answer: a failure must be reported while they remember what they clicked.
  i18n.services.backendConnector.maxRetries = 2
}

/** False when not one text could be loaded: the server is out of reach. */
export const hasTexts = (): boolean => i18n.exists('common.close')

/** The language on the screen. */
export const currentLanguage = (): Language =>
  chooseLanguage([i18n.resolvedLanguage ?? document.documentElement.lang])

const hasTextsIn = (language: Language): boolean => i18n.hasResourceBundle(language, 'translation')

/** Fetches the texts of a language, unless they are here. @throws {CallError} when they cannot be had; status 0 without an answer. */
export async function loadLanguage(language: Language): Promise<void> {
  await ready
  if (hasTextsIn(language)) return
  let reason: unknown
  const onFailure = (...[, , failure]: unknown[]) => {
    reason = failure
  }
  i18n.on('failedLoading', onFailure)
  // Not `loadLanguages`, which never retries a failed request.
  await i18n.reloadResources([language], ['translation'])
  i18n.off('failedLoading', onFailure)
  if (!hasTextsIn(language)) throw reason instanceof CallError ? reason : new CallError(0, String(reason))
}

/**
 * Shows the interface in another language and keeps the choice in this browser.
 * @throws {CallError} when its texts cannot be had; everything stays as it was.
 */
export async function showLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  if (i18n.resolvedLanguage !== language) await i18n.changeLanguage(language)
}
