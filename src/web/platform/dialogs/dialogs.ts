import { createStore } from '../store.ts'

/** Work that leaving would cut short: unsaved edits, files that have not arrived, findings that have not been sent. */
type LeaveAbout = 'edits' | 'uploads' | 'findings'

/** Dialogs that any part of the product can call up, one at a time. */
export type DialogRequest =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'rights-application' }
  | { readonly kind: 'upgrade'; readonly forced: boolean }
  | { readonly kind: 'unsaved'; readonly about: LeaveAbout; readonly answer: (leave: boolean) => void }

/** The dialog on the screen, if any. */
export const openDialog = createStore<DialogRequest | undefined>(undefined)

export const closeDialog = (): void => openDialog.set(() => undefined)

/** 'Sorry, we could not find that item' (P-S14). */
export const showNotFound = (): void => openDialog.set(() => ({ kind: 'not-found' }))

/** The rights application gave no address (P-S04). */
export const showRightsApplicationError = (): void => openDialog.set(() => ({ kind: 'rights-application' }))

/** Opens the choice of a plan. `forced`: the licence has ended, and nothing else is available (P-S05, P-S10). */
export const showUpgrade = (forced = false): void => openDialog.set(() => ({ kind: 'upgrade', forced }))

/** Asks for confirmation before leaving; true to leave. An open question is reused. */
export const askToLeave = (about: LeaveAbout = 'edits'): Promise<boolean> =>
  new Promise(resolve => {
    const earlier = openDialog.get()
    if (earlier?.kind === 'unsaved') earlier.answer(false)
    openDialog.set(() => ({
      kind: 'unsaved',
      about,
      answer: leave => {
        closeDialog()
        resolve(leave)
      },
    }))
  })
