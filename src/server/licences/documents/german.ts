import type { DefaultTexts } from './default-texts.ts'

export const german: DefaultTexts = {
  termsTrial: {
    title: 'Nutzungsbedingungen für die Testphase',
    body: `
Diese Bedingungen gelten zwischen dem Museum, das sich registriert, und dem Betreiber dieser Plattform.

## Die Testphase

Die Testphase ist kostenlos und dauert dreißig Tage. Das Museum kann ein Gigabyte an Dateien speichern und beliebig viele Personen einladen. Sie endet von selbst; nichts muss gekündigt werden, und nichts ist zu zahlen.

## Was dem Museum gehört

Alles, was das Museum eingibt oder hochlädt, bleibt sein Eigentum. Der Betreiber verwendet es nur, um die Plattform bereitzustellen. Das Museum kann es jederzeit exportieren, auch nach dem Ende der Testphase.

## Wofür das Museum sorgt

Das Museum macht wahre Angaben über sich, gibt nur vertrauenswürdigen Personen Zugang und lädt nur hoch, was es speichern und zeigen darf. Passwörter sind persönlich und werden nicht weitergegeben.

## Sperrung

Der Betreiber kann einen Zugang sperren, der die Plattform gefährdet oder gegen das Recht verstößt, und teilt dem Museum den Grund mit.

## Grenzen der Haftung

Die Testphase wird angeboten, wie sie ist. Der Betreiber haftet für Vorsatz und grobe Fahrlässigkeit und überall dort, wo das Gesetz keine Grenze zulässt.

## Änderungen der Bedingungen

Der Betreiber kann neue Fassungen veröffentlichen. Sie gelten für das Museum, sobald es ihnen zugestimmt hat.

## Recht und Gerichtsstand

Es gelten Recht und Gerichtsstand am Sitz des Betreibers, soweit zwingendes Recht nichts anderes bestimmt.
`,
  },
  termsPaid: {
    title: 'Bedingungen des Abonnements',
    body: `
Diese Bedingungen gelten zwischen dem Museum, das einen Tarif bestellt, und dem Betreiber dieser Plattform.

## Der Tarif

Das Museum bestellt einen Tarif mit Laufzeit, Speicherplatz und Preis. Die Zahl der Benutzer ist nicht begrenzt. Der Tarif beginnt mit der Bestellung. Läuft noch ein bezahlter Tarif, wird die Laufzeit des neuen angehängt; der Speicherplatz des neuen gilt sofort.

## Preis und Zahlung

Der Preis gilt für die gesamte Laufzeit. Der Betreiber schickt die Rechnung an den Kontakt, den das Museum nennt. Steuern sind auf der Rechnung ausgewiesen.

## Laufzeit und Ende

Der Tarif endet von selbst mit dem Ablauf seiner Zeit. Ohne Bestellung verlängert er sich nicht. Die Plattform erinnert die Administratoren des Museums rechtzeitig. Nach dem Ende kann das Museum weiterhin sein Konto pflegen, alle seine Daten exportieren und erneut bestellen.

## Was dem Museum gehört

Alles, was das Museum eingibt oder hochlädt, bleibt sein Eigentum. Der Betreiber verwendet es nur, um die Plattform bereitzustellen. Das Museum kann es jederzeit exportieren.

## Wofür das Museum sorgt

Das Museum macht wahre Angaben über sich, gibt nur vertrauenswürdigen Personen Zugang und lädt nur hoch, was es speichern und zeigen darf. Passwörter sind persönlich und werden nicht weitergegeben.

## Sperrung

Der Betreiber kann einen Zugang sperren, der die Plattform gefährdet oder gegen das Recht verstößt, und teilt dem Museum den Grund mit.

## Grenzen der Haftung

Der Betreiber haftet für Vorsatz und grobe Fahrlässigkeit und überall dort, wo das Gesetz keine Grenze zulässt. Für andere Schäden haftet er bis zur Höhe des Preises des laufenden Tarifs.

## Änderungen der Bedingungen

Der Betreiber kann neue Fassungen veröffentlichen. Sie gelten für das Museum, sobald es ihnen zugestimmt hat.

## Recht und Gerichtsstand

Es gelten Recht und Gerichtsstand am Sitz des Betreibers, soweit zwingendes Recht nichts anderes bestimmt.
`,
  },
  termsApproval: {
    title: 'Ausdrückliche Zustimmung zu Klauseln der Bedingungen',
    body: `
Das Museum hat die folgenden Abschnitte der Bedingungen noch einmal gelesen und stimmt jedem ausdrücklich zu: „Sperrung“, „Grenzen der Haftung“, „Änderungen der Bedingungen“, „Recht und Gerichtsstand“.
`,
  },
  privacy: {
    title: 'Datenschutzerklärung',
    body: `
Diese Erklärung sagt, welche personenbezogenen Daten der Betreiber dieser Plattform speichert, und warum.

## Welche Daten

Von den Personen, die die Plattform nutzen: Name, E-Mail-Adresse, Sprache, ein Bild, wenn sie eines hinzufügen, und eine geschützte Form des Passworts. Vom Museum: die Angaben der Registrierung, die gesetzliche Vertretung und der Kontakt. Die Plattform hält fest, wer sich angemeldet, wer Rechte geändert und wer Daten exportiert hat, mit Zeit und Browser; jede Karte hält fest, wer sie geändert hat.

## Wozu

Um die Plattform bereitzustellen und zu schützen, die dazugehörigen E-Mails zu senden und Rechnungen zu schreiben. Die Daten werden weder verkauft noch für Werbung verwendet.

## Personenbezogene Daten im Katalog

Für das, was ein Museum in seinem Katalog über Personen schreibt, ist das Museum verantwortlich. Der Betreiber verarbeitet es im Auftrag und nach Weisung des Museums.

## Wie lange

Solange das Museum ein Konto hat, und danach so lange, wie das Gesetz es verlangt.

## Cookies

Nur solche, die für die Anmeldung nötig sind. Es gibt keine Nachverfolgung.

## Rechte

Jede Person kann vom Betreiber Auskunft über ihre Daten verlangen, sie berichtigen oder löschen lassen, eine Kopie erhalten und sich bei der Aufsichtsbehörde beschweren.
`,
  },
  service: {
    title: 'Servicevereinbarung (SLA)',
    body: `
Diese Vereinbarung sagt, was das Museum vom Betrieb der Plattform erwarten kann.

## Verfügbarkeit

Die Plattform soll rund um die Uhr erreichbar sein. Arbeiten, die sie unterbrechen, werden nach Möglichkeit vorher angekündigt. Ein Anteil der Zeit ist nur dort zugesagt, wo Betreiber und Museum ihn schriftlich vereinbart haben.

## Sicherheit der Daten

Dateien werden mit Prüfsummen gespeichert, die regelmäßig mit den Dateien verglichen werden. Der Betreiber macht Sicherungen und bewahrt sie getrennt von der Plattform auf.

## Hilfe

Störungen werden dem Betreiber per E-Mail gemeldet. Solche, die ein Museum am Arbeiten hindern, gehen allen anderen vor.

## Der Teil des Museums

Das Museum braucht einen aktuellen Browser und eine Verbindung zum Internet. Wünscht es eigene Kopien, exportiert es seine Daten.

## Grenzen der Zusage

Unterbrechungen, auf die der Betreiber keinen Einfluss hat, wie Ausfälle von Netzen oder höhere Gewalt, zählen nicht. Hält der Betreiber diese Vereinbarung nicht ein, kann das Museum den Tarif beenden und erhält den Preis der verbleibenden Zeit zurück.
`,
  },
  serviceApproval: {
    title: 'Ausdrückliche Zustimmung zu Klauseln der Servicevereinbarung',
    body: `
Das Museum hat die folgenden Abschnitte der Servicevereinbarung noch einmal gelesen und stimmt jedem ausdrücklich zu: „Verfügbarkeit“, „Der Teil des Museums“, „Grenzen der Zusage“.
`,
  },
}
