import { readMe, switchMuseum } from '#model/api/me.ts'
import { readConfiguration } from '#model/api/platform.ts'
import {
  handoverGrant,
  issueToken,
  passkeyGrant,
  revokeToken,
  tokenScope,
  webClientId,
} from '#model/api/token.ts'
import type { Language } from '#model/languages.ts'
import { CallError, isCancelled } from '../request/call-error.ts'
import type { Call, CallOptions } from '../request/pipeline.ts'
import { createStore, type Store } from '../store.ts'
import { unsaved } from '../unsaved/unsaved.ts'
import { emptySession, type SessionState, withConfiguration, withoutUser, withUser } from './state.ts'
import type { Tabs } from './tabs.ts'
import type { StoredToken, TokenStore } from './tokens.ts'

interface SessionEnvironment {
  readonly call: Call
  readonly tokens: TokenStore
  readonly tabs: Tabs
  readonly refresh: (stale: StoredToken) => Promise<StoredToken | undefined>
  readonly showLanguage: (language: Language) => Promise<void>
  readonly wait: (milliseconds: number) => Promise<void>
}

interface SignInEntry {
  /** Code of the second factor, if the server asked for one. */
  readonly code?: string | undefined
  /** The museum to open, if there are several. */
  readonly museumId?: string | undefined
  /** Keeps the session when the browser is closed. */
  readonly stay?: boolean
}

/** The signed-in person, and the actions to sign in and out. */
export interface Session extends Store<SessionState> {
  /** Determines whether a user is signed in; call once when the page opens. */
  start(): Promise<void>
  /**
   * @throws {CallError} when the server refuses; the form shows why.
   */
  signIn(email: string, password: string, entry?: SignInEntry): Promise<void>
  /** @param signature of the passkey, as JSON. @throws {CallError} as `signIn` */
  signInByPasskey(signature: string, entry?: Omit<SignInEntry, 'code'>): Promise<void>
  /** Opens a session handed over to this browser: as another user (P-R02), or by single sign-on. @throws {CallError} */
  takeOver(token: string, options: { readonly loggedAs: boolean }): Promise<void>
  /** Ends the session here, on the server and in the other tabs. False when a `beforeSignOut` callback objected. */
  signOut(): Promise<boolean>
  /** Ends the session here after the server has ended it. */
  cutOff(): void
  reloadUser(): Promise<void>
  /** Checks again who is signed in, after the server was unreachable. */
  retry(): void
  reloadConfiguration(): Promise<void>
  setMaintenance(on: boolean): void
  switchMuseum(tenantId: string): Promise<void>
  /** Called before signing out; false cancels it. Also used to release locks. Returns a function that removes it. */
  beforeSignOut(callback: () => Promise<boolean> | boolean): () => void
  /** Called when the person signs out here (not when the session is ended elsewhere), to delete local data. Returns a function that removes it. */
  onSignedOut(callback: () => Promise<void> | void): () => void
  /** Called when the loaded data of this person must be dropped. Returns a function that removes it. */
  onCleared(callback: () => void): () => void
}

/** Pauses between attempts to find out who is signed in when the page opens and the server does not answer: 15 seconds in total. */
const pausesMs = [1000, 2000, 4000, 8000]

/** Returns true when the server did not answer who is signed in, as opposed to answering that no user is. */
const isNoAnswer = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.status === 0 || failure.status === 429 || failure.status >= 500)

export function createSession(environment: SessionEnvironment): Session {
  const { call, tokens, tabs } = environment
  const store = createStore<SessionState>(emptySession)
  const objections = new Set<() => Promise<boolean> | boolean>()
  const sweepers = new Set<() => Promise<void> | void>()
  const cleaners = new Set<() => void>()
  /** Incremented with every sign-in and sign-out, so that answers of an earlier session are dropped. */
  let era = 0

  const clear = () => {
    for (const clean of cleaners) clean()
  }

  const leave = (cutOff: boolean) => {
    era += 1
    store.set(state => withoutUser(state, cutOff))
    clear()
  }

  const reloadConfiguration = async () => {
    const configuration = await call(readConfiguration)
    store.set(state => withConfiguration(state, configuration))
  }

  /** @throws {CallError} without an answer; the session is not changed. */
  const fetchUser = async () => {
    const token = tokens.read()
    const current = era
    if (!token)
      return store.set(state => ({ ...withoutUser(state, state.cutOff), initialized: state.initialized }))
    const user = await call(readMe, undefined, { name: `session ${current}` })
    if (current !== era) return
    const before = store.get().currentUser
    if (before && before.id !== user.id) clear()
    await environment.showLanguage(user.language)
    if (current !== era) return
    store.set(state => withUser(state, user, token.loggedAs))
  }

  /** Without a known user, a failure means: not signed in (specification, section 4). */
  const fetchUserFailed = (failure: unknown) => {
    if (store.get().currentUser || isCancelled(failure)) return
    store.set(state => ({ ...withoutUser(state, state.cutOff), unreachable: isNoAnswer(failure) }))
  }

  const reloadUser = async () => {
    const current = era
    try {
      await fetchUser()
    } catch (failure) {
      if (current === era) fetchUserFailed(failure)
      throw failure
    }
  }

  /** Ends the pause before the next attempt. */
  let wake = () => {}

  /** Finds out who is signed in, and retries if the server does not answer. */
  const findUser = async () => {
    const current = era
    for (const pause of [...pausesMs, undefined]) {
      try {
        return await fetchUser()
      } catch (failure) {
        if (current !== era) return
        if (pause === undefined || !isNoAnswer(failure)) return fetchUserFailed(failure)
        store.set(state => ({ ...state, unreachable: true }))
        const woken = new Promise<void>(resolve => {
          wake = resolve
        })
        await Promise.race([environment.wait(pause), woken])
        // Signed in or out in the meantime.
        if (current !== era || store.get().currentUser) return
      }
    }
  }

  /** Moves the session to a museum. The token of the advanced-search services contains the museum, so it is issued again. */
  const moveTo = async (tenantId: string, options: CallOptions = {}) => {
    await call(switchMuseum, { body: { tenantId } }, options)
    const token = tokens.read()
    if (token) await environment.refresh(token)
  }

  const enter = async (form: Record<string, string>, loggedAs: boolean, museumId?: string) => {
    store.set(state => ({ ...state, loginInProgress: true }))
    try {
      const answer = await call(
        issueToken,
        { body: { client_id: webClientId, scope: tokenScope, ...form } },
        { patient: false },
      )
      era += 1
      clear()
      tokens.write(answer, { loggedAs })
      store.set(state => ({ ...state, currentUser: undefined }))
      // If that fails, the person is in another of their museums and can switch.
      if (museumId !== undefined) await moveTo(museumId).catch(() => undefined)
      await Promise.all([reloadUser(), reloadConfiguration().catch(() => undefined)])
      tabs.post({ kind: 'signed-in' })
    } catch (failure) {
      // A token without a person is useless.
      if (!isCancelled(failure) && !store.get().currentUser) tokens.clear()
      throw failure
    } finally {
      store.set(state => ({ ...state, loginInProgress: false }))
    }
  }

  tabs.listen(message => {
    if (message.kind === 'signed-out') {
      // The cookies are not touched: the message may be old, and a user may have signed in since.
      tokens.forget()
      // After signing out in one tab, the user can return to unsaved changes in another.
      if (store.get().isAuthenticated) leave(message.cutOff || unsaved.any())
      if (tokens.read()) reloadUser().catch(() => undefined)
    }
    if (message.kind === 'signed-in' || message.kind === 'me-changed') reloadUser().catch(() => undefined)
    if (message.kind === 'maintenance-changed') reloadConfiguration().catch(() => undefined)
    // Copies the new cookie into this tab.
    if (message.kind === 'refreshed') tokens.read()
  })

  return {
    ...store,
    reloadUser,
    reloadConfiguration,
    retry: () => {
      wake()
      if (store.get().initialized) {
        reloadConfiguration().catch(() => undefined)
        reloadUser().catch(() => undefined)
      }
    },
    start: async () => {
      await Promise.allSettled([reloadConfiguration(), findUser()])
      store.set(state => ({ ...state, initialized: true }))
    },
    signIn: (email, password, { code, museumId, stay = false } = {}) =>
      enter(
        {
          grant_type: 'password',
          username: email.trim(),
          password,
          ...(code !== undefined && { otp: code }),
          ...(stay && { stay: 'true' }),
        },
        false,
        museumId,
      ),
    signInByPasskey: (passkey, { museumId, stay = false } = {}) =>
      enter({ grant_type: passkeyGrant, passkey, ...(stay && { stay: 'true' }) }, false, museumId),
    takeOver: (token, { loggedAs }) => enter({ grant_type: handoverGrant, token }, loggedAs),
    signOut: async () => {
      for (const objects of [...objections]) if ((await objects()) === false) return false
      const token = tokens.read()
      tokens.clear()
      leave(false)
      tabs.post({ kind: 'signed-out', cutOff: false })
      await Promise.allSettled([...sweepers].map(sweep => sweep()))
      // Sign-out on the server is best effort: a network failure must not keep the user signed in here.
      if (token) await call(revokeToken, { body: { token: token.refreshToken } }).catch(() => undefined)
      return true
    },
    cutOff: () => {
      if (!tokens.read() && !store.get().isAuthenticated) return
      tokens.clear()
      leave(true)
      tabs.post({ kind: 'signed-out', cutOff: true })
    },
    setMaintenance: on => store.set(state => ({ ...state, maintenanceMode: on })),
    switchMuseum: async tenantId => {
      await moveTo(tenantId, { progress: true })
      clear()
      await reloadUser()
      tabs.post({ kind: 'me-changed' })
    },
    beforeSignOut: callback => {
      objections.add(callback)
      return () => objections.delete(callback)
    },
    onSignedOut: callback => {
      sweepers.add(callback)
      return () => sweepers.delete(callback)
    },
    onCleared: callback => {
      cleaners.add(callback)
      return () => cleaners.delete(callback)
    },
  }
}
