import type { DocumentCard } from './sections.ts'

/** Paths withheld outside the museum from a document with personal data: its content, and the people in it. */
export const withheldPaths = ({ access }: DocumentCard): readonly string[] =>
  access?.personalData ? ['content', 'transcription', 'translation', 'documentAuthors'] : []
