import { notices } from './notices/notices.ts'
import { patiently } from './request/patiently.ts'

/** `fetch` that waits where the server asks it to, for what does not go through the calls of the client. */
export const patientFetch: typeof fetch = (address, init) =>
  patiently(() => fetch(address, init), {
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    onWait: () => notices.add('info', 'common.waiting'),
    signal: init?.signal,
  })
