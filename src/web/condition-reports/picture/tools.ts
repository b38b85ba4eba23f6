/** What a press on a picture does: chooses a damage, or draws. */
export const tools = ['choose', 'box', 'ellipse', 'polygon', 'freehand'] as const
export type Tool = (typeof tools)[number]
