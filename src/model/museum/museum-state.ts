/** 'suspended': read-only. 'closed': no one can sign in, and all data is retained. */
export const museumStates = ['active', 'suspended', 'closed'] as const
export type MuseumState = (typeof museumStates)[number]
