import type { DefaultTexts } from './default-texts.ts'

export const italian: DefaultTexts = {
  termsTrial: {
    title: "Condizioni d'uso per il periodo di prova",
    body: `
Le presenti condizioni valgono tra il museo che si registra e il gestore di questa piattaforma.

## Il periodo di prova

La prova è gratuita e dura trenta giorni. Il museo può conservare un gigabyte di file e invitare tutte le persone che desidera. La prova termina da sola: non occorre disdire nulla e nulla è dovuto.

## Che cosa appartiene al museo

Tutto ciò che il museo inserisce o carica resta suo. Il gestore lo usa soltanto per fornire la piattaforma. Il museo può esportarlo in qualsiasi momento, anche dopo la fine della prova.

## Di che cosa si occupa il museo

Il museo fornisce dati veritieri su di sé, dà accesso solo a persone di fiducia e carica solo ciò che ha il diritto di conservare e mostrare. Le password sono personali e non si cedono.

## Sospensione

Il gestore può chiudere un accesso che mette in pericolo la piattaforma o viola la legge, comunicandone al museo il motivo.

## Limiti di responsabilità

La prova è offerta così com'è. Il gestore risponde dei danni causati con dolo o colpa grave e ovunque la legge non ammetta limiti.

## Modifiche delle condizioni

Il gestore può pubblicare nuove versioni. Esse valgono per il museo quando le ha accettate.

## Legge applicabile e foro competente

Valgono la legge e il foro della sede del gestore, salvo norme inderogabili.
`,
  },
  termsPaid: {
    title: "Condizioni dell'abbonamento",
    body: `
Le presenti condizioni valgono tra il museo che ordina un piano e il gestore di questa piattaforma.

## Il piano

Il museo ordina un piano con una durata, uno spazio e un prezzo. Il numero degli utenti non è limitato. Il piano decorre dall'ordine. Se è ancora in corso un piano a pagamento, la durata del nuovo vi si aggiunge; lo spazio del nuovo vale subito.

## Prezzo e pagamento

Il prezzo vale per l'intera durata. Il gestore invia la fattura al contatto indicato dal museo. Le imposte sono indicate in fattura.

## Durata e termine

Il piano termina da solo alla scadenza. Senza un ordine non si rinnova. La piattaforma avvisa per tempo gli amministratori del museo. Dopo la scadenza il museo può ancora curare il proprio account, esportare tutti i suoi dati e ordinare di nuovo.

## Che cosa appartiene al museo

Tutto ciò che il museo inserisce o carica resta suo. Il gestore lo usa soltanto per fornire la piattaforma. Il museo può esportarlo in qualsiasi momento.

## Di che cosa si occupa il museo

Il museo fornisce dati veritieri su di sé, dà accesso solo a persone di fiducia e carica solo ciò che ha il diritto di conservare e mostrare. Le password sono personali e non si cedono.

## Sospensione

Il gestore può chiudere un accesso che mette in pericolo la piattaforma o viola la legge, comunicandone al museo il motivo.

## Limiti di responsabilità

Il gestore risponde dei danni causati con dolo o colpa grave e ovunque la legge non ammetta limiti. Per gli altri danni risponde fino al prezzo del piano in corso.

## Modifiche delle condizioni

Il gestore può pubblicare nuove versioni. Esse valgono per il museo quando le ha accettate.

## Legge applicabile e foro competente

Valgono la legge e il foro della sede del gestore, salvo norme inderogabili.
`,
  },
  termsApproval: {
    title: 'Approvazione specifica di clausole delle condizioni',
    body: `
Il museo ha riletto le seguenti sezioni delle condizioni e le approva specificamente una per una: «Sospensione», «Limiti di responsabilità», «Modifiche delle condizioni», «Legge applicabile e foro competente».
`,
  },
  privacy: {
    title: 'Informativa sulla privacy',
    body: `
Questa informativa dice quali dati personali conserva il gestore della piattaforma e perché.

## Quali dati

Delle persone che usano la piattaforma: nome, indirizzo e-mail, lingua, un'immagine se la aggiungono e una forma protetta della password. Del museo: i dati con cui si registra, il legale rappresentante e il contatto. La piattaforma annota chi accede, chi modifica i diritti e chi esporta dati, con ora e browser; ogni scheda conserva chi l'ha modificata.

## A quale scopo

Per fornire la piattaforma, proteggerla, inviare le e-mail che ne fanno parte ed emettere fatture. I dati non sono venduti né usati per la pubblicità.

## Dati personali nel catalogo

Di ciò che il museo scrive sulle persone nel suo catalogo è responsabile il museo. Il gestore lo tratta per conto del museo e secondo le sue istruzioni.

## Per quanto tempo

Finché il museo ha un account e, in seguito, per il tempo richiesto dalla legge.

## Cookie

Soltanto quelli necessari per restare collegati. Non c'è alcun tracciamento.

## Diritti

Chiunque può chiedere al gestore quali dati lo riguardano, farli correggere o cancellare, riceverne una copia e presentare reclamo all'autorità di controllo.
`,
  },
  service: {
    title: 'Accordo sul livello del servizio',
    body: `
Questo accordo dice che cosa il museo può attendersi dal funzionamento della piattaforma.

## Disponibilità

La piattaforma è pensata per essere raggiungibile a ogni ora. I lavori che la interrompono sono annunciati prima, se possibile. Una percentuale di tempo è garantita solo se gestore e museo l'hanno concordata per iscritto.

## Sicurezza dei dati

I file sono conservati con somme di controllo, confrontate regolarmente con i file memorizzati. Il gestore esegue copie di sicurezza e le tiene separate dalla piattaforma.

## Assistenza

I guasti si segnalano al gestore per e-mail. Quelli che impediscono a un museo di lavorare hanno la precedenza.

## La parte del museo

Al museo servono un browser aggiornato e una connessione a internet. Quando desidera copie proprie, esporta i suoi dati.

## Limiti della garanzia

Le interruzioni su cui il gestore non può influire, come guasti delle reti o cause di forza maggiore, non contano ai fini di questo accordo. Se il gestore non lo rispetta, il museo può recedere dal piano e riceve il prezzo del tempo restante.
`,
  },
  serviceApproval: {
    title: "Approvazione specifica di clausole dell'accordo sul livello del servizio",
    body: `
Il museo ha riletto le seguenti sezioni dell'accordo sul livello del servizio e le approva specificamente una per una: «Disponibilità», «La parte del museo», «Limiti della garanzia».
`,
  },
}
