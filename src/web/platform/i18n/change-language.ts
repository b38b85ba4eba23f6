import { changeMyLanguage } from '#model/api/me.ts'
import type { Language } from '#model/languages.ts'
import { call, session } from '../client.ts'
import { notices } from '../notices/notices.ts'
import { isCancelled } from '../request/call-error.ts'
import { wordsForFailure } from '../request/notification-rules.ts'
import { loadLanguage, showLanguage } from './i18n.ts'

/**
 * Changes the language of the interface. First its texts are fetched, then, for who is signed in, the choice is stored with the
 * person, then it is shown. When anything fails the old language stays and a message says so (P-E05).
 */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await loadLanguage(language)
    if (session.get().isAuthenticated) {
      await call(changeMyLanguage, { query: { lang: language } })
      session.set(state =>
        state.currentUser ? { ...state, currentUser: { ...state.currentUser, language } } : state,
      )
    }
    await showLanguage(language)
  } catch (failure) {
    if (!isCancelled(failure)) notices.add('error', wordsForFailure(failure))
  }
}
