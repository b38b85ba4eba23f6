import type { DocumentCard } from './sections.ts'

/** What a document with data on persons does not tell outside the museum: its words, and who is in it. */
export const withheldPaths = ({ access }: DocumentCard): readonly string[] =>
  access?.personalData ? ['content', 'transcription', 'translation', 'documentAuthors'] : []
