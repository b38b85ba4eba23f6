import { createInstance, type i18n as I18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { chooseLanguage, fallbackLanguage, type Language, languages } from '#model/languages.ts'
import { productName } from './product-name.ts'

/** The texts of the interface, loaded from the server per language (acceptance row P-S16). */
export const i18n: I18n = createInstance()

/** Where a person's choice is kept (specification, section 9); public/boot.js reads it too. */
export const storageKey = 'i18nextLng'

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
}

/** False when not one text could be loaded: the server is out of reach. */
export const hasTexts = (): boolean => i18n.exists('common.close')

/** The language on the screen. */
export const currentLanguage = (): Language =>
  chooseLanguage([i18n.resolvedLanguage ?? document.documentElement.lang])

/** Shows the interface in another language and keeps the choice in this browser. */
export const showLanguage = async (language: Language): Promise<void> => {
  await ready
  if (i18n.language !== language) await i18n.changeLanguage(language)
}
