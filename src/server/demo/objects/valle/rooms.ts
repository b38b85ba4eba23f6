/** Where the museum keeps its things: a palace, a store outside, the cabinet of coins. */
const palace = 'Palazzo Vivanti'
const store = 'Deposito di via del Mulino'

export const rooms = {
  prehistory: `${palace} > Piano terra > Sala 1 Preistoria`,
  greek: `${palace} > Piano terra > Sala 2 Greci e Italici`,
  roman: `${palace} > Piano terra > Sala 3 La valle romana`,
  lapidary: `${palace} > Piano terra > Lapidario`,
  paintings: `${palace} > Primo piano > Sala 5 Quadreria`,
  decorative: `${palace} > Primo piano > Sala 6 Arti decorative`,
  instruments: `${palace} > Primo piano > Sala 7 Scienza e viaggio`,
  nature: `${palace} > Secondo piano > Sala 8 Naturalia`,
  minerals: `${palace} > Secondo piano > Sala 9 Minerali e fossili`,
  prints: `${palace} > Secondo piano > Gabinetto delle stampe`,
  coins: `${palace} > Medagliere`,
  herbarium: `${store} > Erbario`,
  insects: `${store} > Stipi entomologici`,
  shelves: `${store} > Scaffali A–F`,
  heavy: `${store} > Pallet e lapidei`,
  textiles: `${store} > Deposito tessili`,
} as const
