import { initReactI18next } from 'react-i18next'
import { i18n } from '../platform/i18n/i18n.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The real texts, without a server to load them from. */
export async function loadTexts(language = 'en'): Promise<void> {
  const resources: Record<string, { translation: Record<string, unknown> }> = {}
  for (const [path, content] of Object.entries(files)) {
    const [, folder = '', area = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    resources[folder] ??= { translation: {} }
    resources[folder].translation[area] = content
  }
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources,
    interpolation: { escapeValue: false, defaultVariables: { product: 'Vitrine' } },
    react: { useSuspense: false },
  } as object)
}
