/** What a museum does at its beginning, in the order in which it helps. */
export const firstSteps = ['museum', 'object', 'import', 'pictures', 'location', 'people'] as const

export type FirstStep = (typeof firstSteps)[number]
