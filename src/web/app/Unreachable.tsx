import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

const words: Readonly<Record<Language, { readonly title: string; readonly reload: string }>> = {
  en: { title: 'The server cannot be reached', reload: 'Reload' },
  it: { title: 'Il server non è raggiungibile', reload: 'Ricarica' },
  de: { title: 'Der Server ist nicht erreichbar', reload: 'Neu laden' },
  pl: { title: 'Serwer jest nieosiągalny', reload: 'Odśwież' },
}

/**
 * The server is out of reach, and the texts with it. The only words of the product that do not come from the locales,
 * because those are what is missing.
 */
export function Unreachable() {
  return (
    <main>
      <EmptyState
        title={words[fallbackLanguage].title}
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            {languages.map(language => words[language].reload).join(' · ')}
          </Button>
        }
      >
        {languages
          .filter(language => language !== fallbackLanguage)
          .map(language => (
            <p key={language} lang={language}>
              {words[language].title}
            </p>
          ))}
      </EmptyState>
    </main>
  )
}
