/** First steps of a museum, in the recommended order. */
export const firstSteps = ['museum', 'object', 'import', 'pictures', 'location', 'people'] as const

export type FirstStep = (typeof firstSteps)[number]
