import bowser from 'bowser'
import type { Language } from '#model/languages.ts'
import type { TextBook } from './i18n/texts.ts'

const parse = (client: string) => {
  const { browser, os } = bowser.parse(client || ' ')
  return { browser: browser.name, system: os.name }
}

/** Name of a browser, from its user agent: 'Firefox on Windows'. @param client the `user-agent` header; may be anything */
export function browserName(texts: TextBook, language: Language, client: string): string {
  if (client === '') return texts.translate(language, 'audit.browser.unknown')
  const { browser, system } = parse(client)
  if (!browser) return texts.translate(language, 'audit.browser.other')
  return system ? texts.translate(language, 'audit.browser.on', { browser, system }) : browser
}

/** True when two browsers are probably the same: versions change every few weeks and are left out. */
export function isSameBrowser(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [parse(one), parse(other)]
  return a.browser !== undefined && a.browser === b.browser && a.system === b.system
}
