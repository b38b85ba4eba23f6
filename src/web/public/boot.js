/*
 * Runs before the first paint: sets the colour scheme and the language of the page, and asks for the texts early.
 * An outside file, because the content-security policy forbids scripts in the page. The build writes the languages of
 * src/model/languages.ts into `data-languages`, English first; the names of the stored choices are those of
 * src/web/ui/color-scheme.ts and src/web/platform/i18n/i18n.ts.
 */
;(() => {
  const root = document.documentElement
  const stored = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = stored('vitrine.theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.colorScheme = dark ? 'dark' : 'light'
  if (dark) document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#131210')

  const wanted = [stored('i18nextLng'), ...navigator.languages].map(
    tag => String(tag).toLowerCase().split('-')[0],
  )
  const languages = document.currentScript.dataset.languages.split(' ')
  const language = wanted.find(tag => languages.includes(tag)) ?? languages[0]
  root.lang = language
  const texts = document.createElement('link')
  texts.rel = 'preload'
  texts.as = 'fetch'
  texts.crossOrigin = 'anonymous'
  texts.href = `/api/locales/${language}`
  document.head.append(texts)
})()
