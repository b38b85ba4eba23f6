/** Sides and parts of a thing that names of photographs speak of, in the order in which they are shown. */
export const pictureViews = ['front', 'back', 'side', 'top', 'bottom', 'inside', 'detail'] as const
export type PictureView = (typeof pictureViews)[number]

const words: Readonly<Record<PictureView, string>> = {
  front: 'front recto r obverse obv av vorderseite vs vorn fronte davanti dritto przod awers lico',
  back: 'back verso v reverse rev rv ruckseite rs hinten retro dietro rovescio tyl rewers odwrocie',
  side: 'side left right profile seite seitlich links profil lato fianco profilo bok lewy prawy',
  top: 'top oben oberseite alto sopra gora',
  bottom: 'bottom base underside unten unterseite boden basso sotto fondo spod dno',
  inside: 'inside interior innen interno wnetrze',
  detail: 'detail det signature marke dettaglio particolare firma detal szczegol sygnatura',
}

const views: ReadonlyMap<string, PictureView> = new Map(
  pictureViews.flatMap(view => words[view].split(' ').map(word => [word, view] as const)),
)

/** Returns the side that a folded word of a file's name speaks of. */
export const viewNamed = (word: string): PictureView | undefined => views.get(word)
