import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { OutputOf } from '#model/api/endpoint.ts'
import { type beginPasskey, beginPasskeySignIn } from '#model/api/passkeys.ts'
import { call } from '../platform/client.ts'
import { WordedError } from './use-refusal.ts'

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
