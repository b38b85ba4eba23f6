/**
 * Reasons for which the public does not see a field that is filled: it is internal; the record itself holds it back; it is never public; the
 * museum's settings; it names records alone that are not public.
 */
export const heldReasons = ['private', 'record', 'never', 'museum', 'linked'] as const
export type HeldReason = (typeof heldReasons)[number]
