/** Things asked for before a picture is published. */
export const publishedWith = ['licence', 'alternativeText'] as const

export type PublishedWith = (typeof publishedWith)[number]
