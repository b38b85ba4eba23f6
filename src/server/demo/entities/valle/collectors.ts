import { t } from '../../writing/texts.ts'
import { personsOf } from '../expand/persons.ts'

const here = 'Borgo Lirno'

/** Those who collected, sold and gave. They are invented. */
export const collectors = personsOf('it', [
  {
    name: 'Ottavio Vivanti',
    years: ['1832', '1915'],
    is: 'banchiere',
    roles: 'collezionista; donatore',
    nation: 'italiana',
    born: here,
    died: here,
    about: t(
      'Banchiere, comprò vasi e monete a Napoli e a Roma; lasciò al comune il palazzo e le raccolte.',
      'A banker who bought vases and coins in Naples and Rome, and left his house and collections to the town.',
    ),
    ties: [
      ['fondatore di', 'Museo della Valle'],
      ['amico di', 'Adele Tonelli Corradi'],
    ],
    cited: ['Albizzi 1931'],

    later: [
      {
        by: 'curator',
        set: { portraits: [{ object: 'MV 1915.102', note: 'Identificazione tradizionale' }] },
      },
    ],
  },
  {
    name: 'Guido Cerruti',
    years: ['1880', '1949'],
    is: 'medico; entomologo',
    roles: 'collezionista; determinatore',
    nation: 'italiana',
    born: here,
    died: here,
    about: t(
      'Medico condotto; la sua raccolta d’insetti passò al museo per volontà della vedova.',
      'A country doctor whose insects came to the museum as his widow wished.',
    ),
    papers: ['ASM Nat. 4'],
  },
  {
    name: 'Kazimierz Wróblewski',
    years: ['1869', '1936'],
    is: 'ingegnere',
    roles: 'collezionista; donatore',
    nation: 'polacca',
    born: 'Łódź',
    died: here,
    about: t(
      'Ingegnere tessile, venne da Łódź a dirigere il setificio di Borgo Lirno.',
      'A textile engineer who came from Łódź to manage the silk mill of Borgo Lirno.',
    ),
  },
  {
    name: 'Luigi Marchetti',
    years: ['1861', '1934'],
    is: 'geologo',
    roles: 'collezionista; venditore',
    nation: 'italiana',
    born: 'Collio',
  },
  {
    name: 'Emilio Saccardi',
    years: ['1845', '1931'],
    is: 'numismatico; medico',
    roles: 'collezionista; donatore',
    nation: 'italiana',
    born: 'Milano',
    died: 'Milano',
    about: t(
      'Medico a Milano; vendette al museo le monete antiche nel 1908 e donò le altre nel 1927.',
      'A doctor in Milan who sold his ancient coins to the museum in 1908 and gave the others in 1927.',
    ),
  },
  {
    name: 'Ludovico Pollastri',
    years: ['1866', '1940'],
    is: 'mercante',
    roles: 'venditore',
    nation: 'italiana',
    at: ['Roma'],
    ties: [['membro di', 'famiglia Pollastri']],
  },
  {
    name: 'Raffaele Barone',
    activityDate: '1850–1880',
    is: 'mercante',
    roles: 'mercante; venditore',
    nation: 'italiana',
    at: ['Napoli'],
  },
  {
    name: 'Elsa von Trapp-Moll',
    years: ['1867', '1941'],
    roles: 'donatore',
    gender: 'femminile',
    nation: 'austriaca',
    born: 'Vienna',
    died: 'Arco',
    about: t(
      'Viaggiatrice; portò da Costantinopoli tappeti e stampe giapponesi.',
      'A traveller who brought back carpets and Japanese prints.',
    ),
  },
  {
    name: 'Pietro Gandini',
    years: ['1888', '1957'],
    is: 'agricoltore',
    roles: 'donatore',
    nation: 'italiana',
    born: here,
    ties: [['membro di', 'famiglia Gandini']],
  },
  {
    name: 'Battista Gandini',
    years: ['1830', '1891'],
    is: 'agricoltore',
    roles: 'donatore',
    nation: 'italiana',
    ties: [['membro di', 'famiglia Gandini']],
    papers: ['ASM Nat. 1'],
  },
  {
    name: 'Carolina Sacchi',
    years: ['1866', '1948'],
    roles: 'donatore',
    gender: 'femminile',
    nation: 'italiana',
    born: here,
    died: here,
    ties: [['figlio di', 'Ippolito Sacchi']],
  },
])
