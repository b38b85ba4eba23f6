/** A change of one field, wherever it is made: in a bulk edit (C-K16), or as the effect of a procedure. */
export type FieldAction =
  | { readonly kind: 'set' | 'add' | 'remove'; readonly path: string; readonly value?: unknown }
  | { readonly kind: 'replace'; readonly path: string; readonly find: string; readonly by: string }
  | { readonly kind: 'clear'; readonly path: string }
