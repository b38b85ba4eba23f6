import { createStore } from '../store.ts'

/** Dialogs that any part of the product can call up, one at a time. */
export type DialogRequest =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'rights-application' }
  | { readonly kind: 'unsaved'; readonly answer: (leave: boolean) => void }

/** The dialog on the screen, if any. */
export const openDialog = createStore<DialogRequest | undefined>(undefined)

export const closeDialog = (): void => openDialog.set(() => undefined)

/** 'Sorry, we could not find that item' (acceptance row P-S14). */
export const showNotFound = (): void => openDialog.set(() => ({ kind: 'not-found' }))

/** The rights application gave no address (acceptance row P-S04). */
export const showRightsApplicationError = (): void => openDialog.set(() => ({ kind: 'rights-application' }))

/** Asks whether to leave without saving; true to leave. A question that is already open is taken over. */
export const askToLeave = (): Promise<boolean> =>
  new Promise(resolve => {
    const earlier = openDialog.get()
    if (earlier?.kind === 'unsaved') earlier.answer(false)
    openDialog.set(() => ({
      kind: 'unsaved',
      answer: leave => {
        closeDialog()
        resolve(leave)
      },
    }))
  })
