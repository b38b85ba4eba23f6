/** Views every procedure has; a type may have further ones (see `types/tabs-of.ts`). */
export const commonTabs = ['overview', 'objects', 'attachments', 'history'] as const

export type CommonTab = (typeof commonTabs)[number]

/** The view an address names: any word, since types add their own; what is none is shown as the first. */
export const readProcedureTab = (tab: unknown): { readonly tab?: string } =>
  typeof tab === 'string' && /^[a-zA-Z]{1,30}$/.test(tab) ? { tab } : {}
