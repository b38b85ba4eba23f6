import type { PlaceCard } from './sections.ts'

const exactPlace = ['position', 'address', 'placeLocation/address', 'administration/locality']

/** Fields of a sensitive place that do not leave the museum: what would lead a stranger to it. */
export const withheldPaths = ({ sensitive }: PlaceCard): readonly string[] => (sensitive ? exactPlace : [])
