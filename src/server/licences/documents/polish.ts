import type { DefaultTexts } from './default-texts.ts'

export const polish: DefaultTexts = {
  termsTrial: {
    title: 'Warunki korzystania w okresie próbnym',
    body: `
Niniejsze warunki obowiązują między muzeum, które się rejestruje, a operatorem tej platformy.

## Okres próbny

Okres próbny jest bezpłatny i trwa trzydzieści dni. Muzeum może przechowywać jeden gigabajt plików i zaprosić dowolną liczbę osób. Okres próbny kończy się sam; niczego nie trzeba wypowiadać ani płacić.

## Co należy do muzeum

Wszystko, co muzeum wprowadza lub przesyła, pozostaje jego własnością. Operator korzysta z tego wyłącznie w celu udostępniania platformy. Muzeum może to wyeksportować w każdej chwili, także po zakończeniu okresu próbnego.

## O co dba muzeum

Muzeum podaje prawdziwe dane o sobie, daje dostęp tylko zaufanym osobom i przesyła tylko to, co wolno mu przechowywać i pokazywać. Hasła są osobiste i nie przekazuje się ich innym.

## Zawieszenie

Operator może zamknąć dostęp, który zagraża platformie lub narusza prawo, i podaje muzeum powód.

## Ograniczenia odpowiedzialności

Okres próbny jest oferowany w takiej postaci, w jakiej jest. Operator odpowiada za szkody wyrządzone umyślnie lub przez rażące niedbalstwo oraz wszędzie tam, gdzie prawo nie dopuszcza ograniczeń.

## Zmiany warunków

Operator może publikować nowe wersje. Obowiązują muzeum, gdy je zaakceptuje.

## Prawo i właściwość sądu

Stosuje się prawo i właściwość sądu siedziby operatora, o ile przepisy bezwzględnie obowiązujące nie stanowią inaczej.
`,
  },
  termsPaid: {
    title: 'Warunki subskrypcji',
    body: `
Niniejsze warunki obowiązują między muzeum, które zamawia plan, a operatorem tej platformy.

## Plan

Muzeum zamawia plan o określonym czasie trwania, przestrzeni i cenie. Liczba użytkowników nie jest ograniczona. Plan rozpoczyna się z chwilą zamówienia. Jeśli trwa jeszcze płatny plan, czas nowego dolicza się do niego; przestrzeń nowego obowiązuje od razu.

## Cena i płatność

Cena obejmuje cały czas trwania. Operator wysyła fakturę do osoby kontaktowej wskazanej przez muzeum. Podatki są podane na fakturze.

## Czas trwania i koniec

Plan kończy się sam z upływem swojego czasu. Bez zamówienia nie jest przedłużany. Platforma przypomina o tym wcześniej administratorom muzeum. Po zakończeniu muzeum może nadal zarządzać swoim kontem, wyeksportować wszystkie dane i złożyć nowe zamówienie.

## Co należy do muzeum

Wszystko, co muzeum wprowadza lub przesyła, pozostaje jego własnością. Operator korzysta z tego wyłącznie w celu udostępniania platformy. Muzeum może to wyeksportować w każdej chwili.

## O co dba muzeum

Muzeum podaje prawdziwe dane o sobie, daje dostęp tylko zaufanym osobom i przesyła tylko to, co wolno mu przechowywać i pokazywać. Hasła są osobiste i nie przekazuje się ich innym.

## Zawieszenie

Operator może zamknąć dostęp, który zagraża platformie lub narusza prawo, i podaje muzeum powód.

## Ograniczenia odpowiedzialności

Operator odpowiada za szkody wyrządzone umyślnie lub przez rażące niedbalstwo oraz wszędzie tam, gdzie prawo nie dopuszcza ograniczeń. Za inne szkody odpowiada do wysokości ceny bieżącego planu.

## Zmiany warunków

Operator może publikować nowe wersje. Obowiązują muzeum, gdy je zaakceptuje.

## Prawo i właściwość sądu

Stosuje się prawo i właściwość sądu siedziby operatora, o ile przepisy bezwzględnie obowiązujące nie stanowią inaczej.
`,
  },
  termsApproval: {
    title: 'Odrębna akceptacja postanowień warunków',
    body: `
Muzeum ponownie przeczytało następujące części warunków i akceptuje każdą z nich odrębnie: „Zawieszenie”, „Ograniczenia odpowiedzialności”, „Zmiany warunków”, „Prawo i właściwość sądu”.
`,
  },
  privacy: {
    title: 'Polityka prywatności',
    body: `
Niniejsza polityka mówi, jakie dane osobowe przechowuje operator tej platformy i dlaczego.

## Jakie dane

O osobach korzystających z platformy: imię i nazwisko, adres e-mail, język, zdjęcie, jeśli je dodadzą, oraz zabezpieczona postać hasła. O muzeum: dane podane przy rejestracji, przedstawiciel prawny i osoba kontaktowa. Platforma zapisuje, kto się logował, kto zmieniał uprawnienia i kto eksportował dane, wraz z czasem i przeglądarką; każda karta przechowuje informację, kto ją zmienił.

## W jakim celu

Aby udostępniać platformę, chronić ją, wysyłać związane z nią wiadomości i wystawiać faktury. Dane nie są sprzedawane ani wykorzystywane do reklamy.

## Dane osobowe w katalogu

Za to, co muzeum pisze o osobach w swoim katalogu, odpowiada muzeum. Operator przetwarza te dane w imieniu muzeum i zgodnie z jego poleceniami.

## Jak długo

Dopóki muzeum ma konto, a potem tak długo, jak wymaga tego prawo.

## Pliki cookie

Tylko te, które są potrzebne do pozostania zalogowanym. Nie ma śledzenia.

## Prawa

Każdy może zapytać operatora, jakie dane o nim przechowuje, żądać ich sprostowania lub usunięcia, otrzymać kopię i złożyć skargę do organu nadzorczego.
`,
  },
  service: {
    title: 'Umowa o poziomie usług (SLA)',
    body: `
Niniejsza umowa mówi, czego muzeum może oczekiwać od działania platformy.

## Dostępność

Platforma ma być dostępna przez całą dobę. Prace, które ją przerywają, są w miarę możliwości zapowiadane. Określony odsetek czasu jest gwarantowany tylko wtedy, gdy operator i muzeum uzgodnili go na piśmie.

## Bezpieczeństwo danych

Pliki są przechowywane z sumami kontrolnymi, które są regularnie porównywane z zapisanymi plikami. Operator wykonuje kopie zapasowe i przechowuje je oddzielnie od platformy.

## Pomoc

Usterki zgłasza się operatorowi pocztą elektroniczną. Te, które uniemożliwiają muzeum pracę, mają pierwszeństwo.

## Rola muzeum

Muzeum potrzebuje aktualnej przeglądarki i połączenia z internetem. Gdy chce mieć własne kopie, eksportuje swoje dane.

## Granice gwarancji

Przerwy, na które operator nie ma wpływu, takie jak awarie sieci lub siła wyższa, nie są naruszeniem tej umowy. Jeśli operator jej nie dotrzymuje, muzeum może zakończyć plan i otrzymuje zwrot ceny za pozostały czas.
`,
  },
  serviceApproval: {
    title: 'Odrębna akceptacja postanowień umowy o poziomie usług',
    body: `
Muzeum ponownie przeczytało następujące części umowy o poziomie usług i akceptuje każdą z nich odrębnie: „Dostępność”, „Rola muzeum”, „Granice gwarancji”.
`,
  },
}
