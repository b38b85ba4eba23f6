/** Where the harbour museum keeps its things: a warehouse on the quay and a shed for the large ones. */
const warehouse = 'Speicher 3'

export const rooms = {
  models: `${warehouse} > Erdgeschoss > Modellsaal`,
  navigation: `${warehouse} > Erdgeschoss > Navigation`,
  pictures: `${warehouse} > Obergeschoss > Hafenbilder`,
  posters: `${warehouse} > Obergeschoss > Grafikschränke`,
  coins: `${warehouse} > Tresor`,
  store: 'Bootshalle > Regal 2',
} as const
