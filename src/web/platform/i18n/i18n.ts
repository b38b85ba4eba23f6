import { createInstance, type i18n as I18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
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

let ready: Promise<unknown> = Promise.resolve()

/** Loads the texts: stored choice, else the browser's languages, else English. Call once, before anything renders. */
export async function startTexts(): Promise<void> {
  i18n.on('languageChanged', showLanguageOfPage)
  ready = i18n
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      fallbackLng: fallbackLanguage,
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      backend: { loadPath: '/api/locales/{{lng}}' },
      detection: {
        order: ['localStorage', 'navigator'],
        caches: ['localStorage'],
        lookupLocalStorage: storageKey,
        convertDetectedLanguage: tag => tag.split('-')[0] ?? tag,
      },
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
  if (hasTextsIn(language)) return
  const status = /status code: (\d+)/.exec(String(reason))?.[1]
  throw new CallError(Number(status ?? 0), String(reason))
}

/**
 * Shows the interface in another language and keeps the choice in this browser.
 * @throws {CallError} when its texts cannot be had; everything stays as it was.
 */
export async function showLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  if (i18n.resolvedLanguage !== language) await i18n.changeLanguage(language)
}
