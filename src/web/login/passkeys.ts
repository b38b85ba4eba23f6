import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#model/api/endpoint.ts'
import { type beginPasskey, beginPasskeySignIn } from '#model/api/passkeys.ts'
import { call } from '../platform/client.ts'
import { WordedError } from './Refusal.tsx'

/** True where this page can use passkeys. Browsers bind them to a name: an address of numbers has none. */
export const passkeysWork = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Asks a device for its signature. @param autofill offers passkeys where the browser fills in the e-mail, instead of a dialog */
export const askForPasskey = async (autofill: boolean): Promise<string> => {
  const optionsJSON = await call(beginPasskeySignIn, undefined, { patient: false })
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }).catch(() => {
    // The device or the person declined; browsers do not say which.
    throw new WordedError('login.passkey.cancelled')
  })
  return JSON.stringify(response)
}

/** Asks a device to make a passkey. @throws {WordedError} */
export const makePasskey = (optionsJSON: OutputOf<typeof beginPasskey>) =>
  startRegistration({ optionsJSON }).catch((failure: unknown) => {
    const isKnown =
      failure instanceof WebAuthnError && failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new WordedError(isKnown ? 'security.passkeys.knownHere' : 'security.passkeys.notMade')
  })

/** A challenge lasts five minutes: the offer is renewed before. */
const renewMs = 4 * 60_000

/**
 * Offers passkeys where the browser fills in the e-mail, and by a button.
 * @param enabled while someone may sign in
 * @param signIn called with the signature; shows what is refused
 */
export function usePasskey(enabled: boolean, signIn: (ask: () => Promise<string>) => Promise<void>) {
  const offered = enabled && passkeysWork()
  const [round, setRound] = useState(0)
  const [asking, setAsking] = useState(false)
  const latest = useRef(signIn)
  latest.current = signIn

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever ended an offer, the next round makes another
  useEffect(() => {
    if (!offered || asking) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const offer = async () => {
      if (over || !(await browserSupportsWebAuthnAutofill()) || over) return
      timer = setTimeout(() => void offer(), renewMs)
      // The user did not request it, so ending without a passkey is no failure.
      const signature = await askForPasskey(true).catch(() => undefined)
      if (over || signature === undefined) return
      await latest.current(async () => signature)
      setRound(last => last + 1)
    }
    void offer()
    return () => {
      over = true
      clearTimeout(timer)
      WebAuthnAbortService.cancelCeremony()
    }
  }, [offered, asking, round])

  return {
    offered,
    asking,
    ask: async () => {
      setAsking(true)
      await latest.current(() => askForPasskey(false))
      setAsking(false)
    },
  }
}
