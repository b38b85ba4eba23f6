/** The effect of a press on a picture: selecting a damage, or drawing. */
export const tools = ['choose', 'box', 'ellipse', 'polygon', 'freehand', 'line', 'point'] as const
export type Tool = (typeof tools)[number]
