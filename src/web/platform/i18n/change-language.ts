import { changeMyLanguage } from '#model/api/me.ts'
import type { Language } from '#model/languages.ts'
import { call, session } from '../client.ts'
import { genericOnFailure } from '../request/notification-rules.ts'
import { showLanguage } from './i18n.ts'

/**
 * Changes the language of the interface; for who is signed in, the choice is stored with the person first.
 * When that fails the old language stays and a message says so (specification, section 8).
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (session.get().isAuthenticated) {
    try {
      await call(changeMyLanguage, { query: { lang: language } }, { notify: genericOnFailure })
    } catch {
      return
    }
    session.set(state =>
      state.currentUser ? { ...state, currentUser: { ...state.currentUser, language } } : state,
    )
  }
  await showLanguage(language)
}
