/** The code of the dialogs. The shell fetches it beforehand: the question about unsaved edits must come without a server too. */
export const loadDialogs = () => import('./Dialogs.tsx')
