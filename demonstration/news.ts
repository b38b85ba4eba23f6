import type { NewsTexts } from '#model/api/operator/news.ts'

interface DemoNews {
  /** Days ago. */
  readonly ago: number
  readonly pinned: boolean
  readonly texts: NewsTexts
}

/** What the people of the demonstration read under the bell. */
export const demoNews: readonly DemoNews[] = [
  {
    ago: 0,
    pinned: true,
    texts: {
      en: {
        title: 'Welcome: try everything',
        body: 'The museums of the demonstration are invented, and theirs is all you see. Change it, lend it, print it, delete it: deleted cards lie in the bin for 30 days.\n\nAt the Museo della Valle a loan to Verona is being packed, another one is overdue, and room 2 is being checked: open that audit on your phone, too.',
      },
      it: {
        title: 'Benvenuti: provate tutto',
        body: 'I musei della dimostrazione sono inventati, e tutto ciò che vedete è loro. Si può modificare, prestare, stampare, eliminare: le schede eliminate restano trenta giorni nel cestino.\n\nAl Museo della Valle un prestito per Verona è in preparazione, un altro è scaduto, e nella sala 2 è in corso una ricognizione: apritela anche sul telefono.',
      },
      de: {
        title: 'Willkommen: Probieren Sie alles aus',
        body: 'Die Demonstrationsmuseen sind erfunden, und ihnen gehört alles, was Sie sehen. Ändern, verleihen, drucken und löschen Sie: Gelöschte Datensätze liegen 30 Tage im Papierkorb.\n\nIm Museo della Valle wird eine Leihgabe nach Verona gepackt, eine andere ist überfällig, und Saal 2 wird gerade geprüft: Öffnen Sie diese Revision auch auf dem Telefon.',
      },
      pl: {
        title: 'Witamy: można wypróbować wszystko',
        body: 'Muzea demonstracyjne są zmyślone i do nich należy wszystko, co tu widać. Można zmieniać, wypożyczać, drukować i usuwać: usunięte karty leżą w koszu 30 dni.\n\nW Museo della Valle wypożyczenie do Werony jest pakowane, inne jest po terminie, a w sali 2 trwa kontrola zbiorów: warto otworzyć ją także w telefonie.',
      },
    },
  },
  {
    ago: 6,
    pinned: false,
    texts: {
      en: {
        title: 'Your calendar in other programs',
        body: '“Subscribe” in the calendar gives you an address of your own. Programs that read iCal show there what concerns you: loans that end, checks that are due, your own entries.',
      },
      it: {
        title: 'Il calendario in altri programmi',
        body: '«Abbonati» nel calendario dà un indirizzo personale. I programmi che leggono iCal vi mostrano ciò che vi riguarda: prestiti in scadenza, controlli da fare, le vostre voci.',
      },
      de: {
        title: 'Ihr Kalender in anderen Programmen',
        body: '„Abonnieren“ im Kalender gibt Ihnen eine eigene Adresse. Programme, die iCal lesen, zeigen dort, was Sie betrifft: Leihgaben, die enden, fällige Prüfungen, Ihre eigenen Einträge.',
      },
      pl: {
        title: 'Kalendarz w innych programach',
        body: 'Przycisk „Subskrybuj” w kalendarzu daje własny adres. Programy, które czytają iCal, pokazują tam to, co Państwa dotyczy: kończące się wypożyczenia, terminy kontroli i własne wpisy.',
      },
    },
  },
]
