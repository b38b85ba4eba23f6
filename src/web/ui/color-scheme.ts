import { useSyncExternalStore } from 'react'

/** Choices of appearance: light, dark, or as the system. */
export const themeChoices = ['light', 'dark', 'auto'] as const

export type ThemeChoice = (typeof themeChoices)[number]

/** Read by public/boot.js before the first paint as well. */
const storageKey = 'vitrine.theme'
const themeColors = { light: '#FAF9F6', dark: '#131210' }
const listeners = new Set<() => void>()
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

const isChoice = (value: unknown): value is ThemeChoice => themeChoices.some(choice => choice === value)

const readStored = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(storageKey)
    return isChoice(stored) ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

let choice = readStored()

const resolved = (): 'light' | 'dark' =>
  choice === 'auto' ? (systemIsDark().matches ? 'dark' : 'light') : choice

const show = () => {
  const scheme = resolved()
  document.documentElement.dataset.colorScheme = scheme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[scheme])
  for (const listener of listeners) listener()
}

/** Sets and keeps the theme; other tabs follow. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // Storage is closed to us (private mode): the choice lasts as long as the page.
  }
  show()
}

/** Follows the system and the other tabs; call once. */
export function watchTheme(): void {
  systemIsDark().addEventListener('change', show)
  addEventListener('storage', event => {
    if (event.key !== storageKey) return
    choice = readStored()
    show()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice)

/** The colour scheme in force. */
export const useColorScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, resolved)
