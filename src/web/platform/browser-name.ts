import bowser from 'bowser'
import type { TFunction } from 'i18next'

/**
 * Returns the name of a browser and its system in words: 'Firefox on Windows'. Versions are left out, because browsers no longer report the
 * true ones. @param client the `user-agent` header; may be anything
 */
export function browserName(client: string, t: TFunction): string {
  if (client === '') return t('audit.browser.unknown')
  const { browser, os } = bowser.parse(client)
  if (!browser.name) return t('audit.browser.other')
  return os.name ? t('audit.browser.on', { browser: browser.name, system: os.name }) : browser.name
}
