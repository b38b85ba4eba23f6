/** 'suspended': reading stays, writing ends. 'closed': nobody enters, and everything is kept. */
export const museumStates = ['active', 'suspended', 'closed'] as const
export type MuseumState = (typeof museumStates)[number]
