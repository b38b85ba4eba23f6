/** Places of finds that several objects share, with a point as maps copy it. The valley is invented; it lies where one could. */
export const sites = {
  ferns: {
    place: 'Riparo Vivanti',
    locality: 'Pian delle Felci, Riparo Vivanti',
    point: '45.7712, 10.5418',
    note: 'Valle del Lirno (BS)',
  },
  lake: {
    place: 'Palafitta di Serle Piccolo',
    locality: 'Palafitta del Lago di Serle Piccolo',
    point: '45.5630, 10.3684',
  },
  villa: {
    place: 'Villa romana di Casale Aurelio',
    locality: 'Villa romana di Casale Aurelio',
    point: '45.5447, 10.5539',
  },
  necropolis: {
    place: 'Necropoli di via dei Tigli',
    locality: 'Necropoli di via dei Tigli',
    point: '45.5391, 10.2203',
  },
  aquileia: { place: 'Aquileia', locality: 'Aquileia, fondo Comelli', point: '45.7695, 13.3676' },
  taranto: {
    place: 'Contrada Corti Vecchie',
    locality: 'Taranto, contrada Corti Vecchie',
    point: '40.4644, 17.2470',
  },
  cerveteri: {
    place: 'Necropoli della Banditaccia',
    locality: 'Cerveteri, Banditaccia',
    point: '42.0056, 12.0994',
  },
  vulci: {
    place: 'Necropoli dell’Osteria',
    locality: 'Vulci, necropoli dell’Osteria',
    point: '42.4213, 11.6290',
  },
  canosa: { place: 'Canosa di Puglia', locality: 'Canosa di Puglia', point: '41.2229, 16.0669' },
  nola: { place: 'Nola', locality: 'Nola', point: '40.9262, 14.5276' },
} as const
