import { type CitationStyle, citationStyles, usualStyle } from '#model/bibliography/citation-styles.ts'
import { createStore, useStore } from '../../platform/store.ts'

const key = 'vitrine.citationStyle'

const kept = (): CitationStyle => {
  try {
    const stored = localStorage.getItem(key)
    return citationStyles.find(style => style === stored) ?? usualStyle
  } catch {
    return usualStyle
  }
}

const store = createStore(kept())
store.subscribe(() => {
  try {
    localStorage.setItem(key, store.get())
  } catch {
    // Storage that is full or shut: the style stays as long as the tab.
  }
})

/** The style in which this person reads and copies citations, the same on every page; this browser remembers it. */
export function useCitationStyle(): readonly [style: CitationStyle, choose: (style: CitationStyle) => void] {
  return [useStore(store), style => store.set(() => style)]
}
