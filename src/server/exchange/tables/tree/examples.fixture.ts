/*
 * Small files of records, written for the tests as each standard writes them. A bowl and its maker are invented.
 */

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'

const oai = (records: readonly string[]): string =>
  `${prolog}<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-01-02T03:04:05Z</responseDate><ListRecords>
${records.map((metadata, at) => `<record><header><identifier>oai:example.org:${at}</identifier></header><metadata>${metadata}</metadata></record>`).join('\n')}
<record><header status="deleted"><identifier>oai:example.org:gone</identifier></header></record>
</ListRecords></OAI-PMH>`

/** A record of LIDO with a number of its own. */
export const lidoRecord = (
  number: string,
  title = 'Schale mit Fischen',
): string => `<lido:lido xmlns:lido="http://www.lido-schema.org">
  <lido:lidoRecID lido:type="local">rec-${number}</lido:lidoRecID>
  <lido:descriptiveMetadata xml:lang="de">
    <lido:objectClassificationWrap>
      <lido:objectWorkTypeWrap><lido:objectWorkType><lido:term>Schale</lido:term></lido:objectWorkType></lido:objectWorkTypeWrap>
      <lido:classificationWrap><lido:classification lido:type="ware"><lido:term>Steinzeug</lido:term></lido:classification></lido:classificationWrap>
    </lido:objectClassificationWrap>
    <lido:objectIdentificationWrap>
      <lido:titleWrap>
        <lido:titleSet lido:type="alternative"><lido:appellationValue>Fischschale</lido:appellationValue></lido:titleSet>
        <lido:titleSet lido:sortorder="1">
          <lido:appellationValue xml:lang="de">${title}</lido:appellationValue>
          <lido:appellationValue xml:lang="en">Bowl with fishes</lido:appellationValue>
        </lido:titleSet>
      </lido:titleWrap>
      <lido:inscriptionsWrap><lido:inscriptions lido:type="signature"><lido:inscriptionTranscription>E. Ofen</lido:inscriptionTranscription></lido:inscriptions></lido:inscriptionsWrap>
      <lido:repositoryWrap><lido:repositorySet>
        <lido:repositoryName><lido:legalBodyName><lido:appellationValue>Museum am Fluss</lido:appellationValue></lido:legalBodyName></lido:repositoryName>
        <lido:workID lido:type="former number">alt 7</lido:workID>
        <lido:workID lido:type="inventory number">${number}</lido:workID>
      </lido:repositorySet></lido:repositoryWrap>
      <lido:objectDescriptionWrap><lido:objectDescriptionSet><lido:descriptiveNoteValue>Flach,
        mit zwei Fischen.</lido:descriptiveNoteValue></lido:objectDescriptionSet></lido:objectDescriptionWrap>
      <lido:objectMeasurementsWrap><lido:objectMeasurementsSet>
        <lido:displayObjectMeasurements>H 8 cm, D 21 cm</lido:displayObjectMeasurements>
        <lido:objectMeasurements>
          <lido:measurementsSet><lido:measurementType>Höhe</lido:measurementType><lido:measurementUnit>cm</lido:measurementUnit><lido:measurementValue>8</lido:measurementValue></lido:measurementsSet>
          <lido:measurementsSet><lido:measurementType>Durchmesser</lido:measurementType><lido:measurementUnit>cm</lido:measurementUnit><lido:measurementValue>21</lido:measurementValue></lido:measurementsSet>
        </lido:objectMeasurements>
      </lido:objectMeasurementsSet></lido:objectMeasurementsWrap>
    </lido:objectIdentificationWrap>
    <lido:eventWrap>
      <lido:eventSet><lido:event>
        <lido:eventType><lido:conceptID>http://terminology.lido-schema.org/lido00007</lido:conceptID><lido:term>Herstellung</lido:term></lido:eventType>
        <lido:eventActor><lido:actorInRole>
          <lido:actor><lido:nameActorSet><lido:appellationValue lido:pref="preferred">Ofen, Erna</lido:appellationValue><lido:appellationValue lido:pref="alternative">E. O.</lido:appellationValue></lido:nameActorSet>
            <lido:vitalDatesActor><lido:earliestDate>1880</lido:earliestDate><lido:latestDate>1951</lido:latestDate></lido:vitalDatesActor></lido:actor>
          <lido:roleActor><lido:term>Töpferin</lido:term></lido:roleActor>
        </lido:actorInRole></lido:eventActor>
        <lido:eventDate><lido:displayDate>um 1925</lido:displayDate><lido:date><lido:earliestDate>1923-01-01</lido:earliestDate><lido:latestDate>1927-12-31</lido:latestDate></lido:date></lido:eventDate>
        <lido:eventPlace><lido:place><lido:namePlaceSet><lido:appellationValue>Bürgel</lido:appellationValue></lido:namePlaceSet></lido:place></lido:eventPlace>
        <lido:eventMaterialsTech><lido:materialsTech>
          <lido:termMaterialsTech lido:type="material"><lido:term>Steinzeug</lido:term></lido:termMaterialsTech>
          <lido:termMaterialsTech lido:type="technique"><lido:term>gedreht</lido:term></lido:termMaterialsTech>
        </lido:materialsTech></lido:eventMaterialsTech>
      </lido:event></lido:eventSet>
      <lido:eventSet><lido:event>
        <lido:eventType><lido:term xml:lang="en">Acquisition</lido:term></lido:eventType>
        <lido:eventActor><lido:actorInRole><lido:actor><lido:nameActorSet><lido:appellationValue>Karl Ufer</lido:appellationValue></lido:nameActorSet></lido:actor></lido:actorInRole></lido:eventActor>
        <lido:eventDate><lido:date><lido:earliestDate>1961</lido:earliestDate><lido:latestDate>1961</lido:latestDate></lido:date></lido:eventDate>
        <lido:eventMethod><lido:term>Schenkung</lido:term></lido:eventMethod>
      </lido:event></lido:eventSet>
    </lido:eventWrap>
    <lido:objectRelationWrap>
      <lido:subjectWrap><lido:subjectSet><lido:subject><lido:subjectConcept><lido:conceptID>https://iconclass.org/25F6</lido:conceptID><lido:term>Fische</lido:term></lido:subjectConcept></lido:subject></lido:subjectSet></lido:subjectWrap>
      <lido:relatedWorksWrap><lido:relatedWorkSet><lido:relatedWork><lido:displayObject>Ufer, Töpfe am Fluss</lido:displayObject></lido:relatedWork><lido:relatedWorkRelType><lido:term>Literatur</lido:term></lido:relatedWorkRelType></lido:relatedWorkSet></lido:relatedWorksWrap>
    </lido:objectRelationWrap>
  </lido:descriptiveMetadata>
  <lido:administrativeMetadata xml:lang="de">
    <lido:rightsWorkWrap><lido:rightsWorkSet><lido:rightsType><lido:term>CC0 1.0</lido:term></lido:rightsType><lido:creditLine>Schenkung Karl Ufer</lido:creditLine></lido:rightsWorkSet></lido:rightsWorkWrap>
    <lido:recordWrap><lido:recordID lido:type="local">4711</lido:recordID></lido:recordWrap>
  </lido:administrativeMetadata>
</lido:lido>`

export const lidoHarvest = oai([lidoRecord('K 1'), lidoRecord('K 2', 'Schale | zweite')])

const subfield = (code: string, text: string): string => `<subfield code="${code}">${text}</subfield>`

const datafield = (tag: string, ...subfields: readonly string[]): string =>
  `<datafield tag="${tag}" ind1=" " ind2=" ">${subfields.join('')}</datafield>`

export const marcHarvest = oai([
  `<record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000nam a2200000 a 4500</leader><controlfield tag="001">m-1</controlfield><controlfield tag="008">xxxx</controlfield>
${datafield('100', subfield('a', 'Ofen, Erna,'), subfield('d', '1880-1951,'), subfield('e', 'author.'))}
${datafield('245', subfield('a', 'Töpfe am Fluss :'), subfield('b', 'ein Musterbuch /'), subfield('c', 'Erna Ofen.'))}
${datafield('264', subfield('a', 'Bürgel :'), subfield('b', 'Ufer,'), subfield('c', '1931.'))}
${datafield('300', subfield('a', '12 leaves :'), subfield('b', 'coloured ;'), subfield('c', '30 cm'))}
${datafield('520', subfield('a', 'Drawings of pots.'))}
${datafield('650', subfield('a', 'Pottery'), subfield('x', 'Patterns.'))}
${datafield('650', subfield('a', 'Fishes'))}
${datafield('852', subfield('j', 'Mappe 3'))}</record>`,
])

export const modsFile = `${prolog}<modsCollection xmlns="http://www.loc.gov/mods/v3"><mods version="3.7">
<titleInfo><nonSort>Die</nonSort><title>Brücke</title><subTitle>Blick vom Ufer</subTitle></titleInfo>
<titleInfo type="alternative"><title>Flussbild</title></titleInfo>
<name type="personal"><namePart type="family">Ufer</namePart><namePart type="given">Karl</namePart><namePart type="date">1901-1970</namePart><role><roleTerm type="code">pht</roleTerm><roleTerm type="text">photographer</roleTerm></role></name>
<genre>photograph</genre>
<originInfo><place><placeTerm type="text">Jena</placeTerm></place><dateCreated encoding="w3cdtf" point="start">1930</dateCreated><dateCreated encoding="w3cdtf" point="end">1935</dateCreated></originInfo>
<physicalDescription><form type="material">paper</form><form type="technique">gelatin silver print</form><extent>18 x 24 cm</extent></physicalDescription>
<abstract>The bridge in winter.</abstract>
<subject><topic>Bridges</topic><geographic>Jena</geographic></subject>
<identifier type="local">F 12</identifier><identifier type="hdl">hdl:1/2</identifier>
<accessCondition type="use and reproduction">CC BY 4.0</accessCondition>
<language><languageTerm type="code" authority="iso639-2b">eng</languageTerm></language>
<recordInfo><recordIdentifier>99</recordIdentifier></recordInfo>
</mods></modsCollection>`

/** EAD 2002, with the document type it is usually written with. */
export const eadFile = `${prolog}<!DOCTYPE ead PUBLIC "+//ISBN 1-931666-00-8//DTD ead.dtd (Encoded Archival Description (EAD) Version 2002)//EN" "ead.dtd">
<ead><eadheader><eadid>nl-ofen</eadid></eadheader><archdesc level="fonds">
<did><unitid>NL O</unitid><unittitle>Papers of Erna Ofen, <unitdate normal="1899/1951">1899–1951</unitdate></unittitle><origination><persname role="creator">Ofen, Erna</persname></origination></did>
<bioghist><head>Life</head><p>Born in <emph>Jena</emph>.</p><p>Died there.</p></bioghist>
<dsc><c01 level="series"><did><unitid>NL O/1</unitid><unittitle>Letters</unittitle></did>
<c02 level="item"><did><unitid>NL O/1/1</unitid><unittitle>To Karl Ufer</unittitle><unitdate>3 May 1930</unitdate><physdesc><extent>1 leaf</extent><dimensions>20 x 30 cm</dimensions></physdesc><container type="box">4</container></did><scopecontent><p>About a kiln.</p></scopecontent><controlaccess><subject>Kilns</subject><persname>Ufer, Karl</persname></controlaccess></c02>
</c01><c01 id="c9" level="series"><did><unittitle>Drawings</unittitle></did></c01></dsc>
</archdesc></ead>`

export const ead3File = `${prolog}<ead xmlns="http://ead3.archivists.org/schema/"><control><recordid>x</recordid></control><archdesc level="collection">
<did><unitid>A</unitid><unittitle>Albums</unittitle><origination><persname relator="photographer"><part>Ufer, Karl</part><part>1901–1970</part></persname></origination>
<unitdatestructured><daterange><fromdate standarddate="1930-04">April 1930</fromdate><todate standarddate="1935">1935</todate></daterange></unitdatestructured>
<physdescstructured coverage="whole" physdescstructuredtype="spaceoccupied"><quantity>3</quantity><unittype>albums</unittype></physdescstructured></did>
<dsc><c level="file"><did><unitid>A 1</unitid><unittitle>Rivers</unittitle></did></c></dsc></archdesc></ead>`

export const edmFile = `${prolog}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:edm="http://www.europeana.eu/schemas/edm/" xmlns:ore="http://www.openarchives.org/ore/terms/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
<edm:ProvidedCHO rdf:about="http://example.org/cho/1"><dc:identifier>K 1</dc:identifier><dc:title xml:lang="de">Schale</dc:title><dc:title xml:lang="en">Bowl</dc:title>
<dc:creator rdf:resource="http://example.org/agent/1"/><dc:type>bowl</dc:type><dcterms:medium>stoneware</dcterms:medium><dcterms:created rdf:resource="#t1"/><dcterms:spatial rdf:resource="http://example.org/place/1"/><dc:subject rdf:resource="http://example.org/nothing-known"/></edm:ProvidedCHO>
<edm:ProvidedCHO rdf:about="http://example.org/cho/2"><dc:title>Krug</dc:title></edm:ProvidedCHO>
<edm:Agent rdf:about="http://example.org/agent/1"><skos:prefLabel>Erna Ofen</skos:prefLabel><edm:begin>1880</edm:begin><edm:end>1951</edm:end></edm:Agent>
<edm:Place rdf:about="http://example.org/place/1"><skos:prefLabel>Bürgel</skos:prefLabel></edm:Place>
<edm:TimeSpan rdf:about="#t1"><edm:begin>1923</edm:begin><edm:end>1927</edm:end></edm:TimeSpan>
<ore:Aggregation rdf:about="http://example.org/agg/1"><edm:aggregatedCHO rdf:resource="http://example.org/cho/1"/><edm:dataProvider>Museum am Fluss</edm:dataProvider><edm:isShownAt rdf:resource="http://example.org/1"/><edm:rights rdf:resource="http://creativecommons.org/publicdomain/zero/1.0/"/></ore:Aggregation>
</rdf:RDF>`

/** Fields in groups, and side by side. */
export const adlibFile = `${prolog}<adlibXML><recordList>
<record priref="12"><object_number>K 1</object_number><Title><title><value lang="en-GB">Bowl</value><value lang="de-DE">Schale</value></title></Title>
<Production><creator><name>Ofen, Erna</name><birth.date.start>1880</birth.date.start><death.date.start>1951</death.date.start></creator><creator.role><term>potter</term></creator.role></Production>
<Production_date><production.date.start>1923</production.date.start><production.date.start.prec>circa</production.date.start.prec><production.date.end>1927</production.date.end></Production_date>
<Object_name><object_name><term>bowl</term></object_name></Object_name><Material><material><term>stoneware</term></material></Material>
<Dimension><dimension.type><term>height</term></dimension.type><dimension.value>8</dimension.value><dimension.unit>cm</dimension.unit></Dimension>
<Dimension><dimension.type><term>diameter</term></dimension.type><dimension.value>21</dimension.value><dimension.unit>cm</dimension.unit></Dimension>
<acquisition.method><value lang="neutral">GIFT</value><value lang="en-GB">gift</value></acquisition.method><credit_line>Gift of Karl Ufer</credit_line></record>
<record priref="13"><object_number>K 2</object_number><title>Jug</title><creator>Ofen, Erna</creator><creator>Ufer, Karl</creator><creator.role>potter</creator.role><creator.role>painter</creator.role><condition>good</condition></record>
</recordList><diagnostic><hits>2</hits></diagnostic></adlibXML>`

export const collectionSpaceFile = `${prolog}<document name="collectionobjects"><ns2:collectionspace_core xmlns:ns2="http://collectionspace.org/collectionspace_core/"><tenantId>15</tenantId></ns2:collectionspace_core>
<ns2:collectionobjects_common xmlns:ns2="http://collectionspace.org/services/collectionobject"><objectNumber>K 1</objectNumber>
<titleGroupList><titleGroup><title>Bowl</title><titleLanguage>urn:cspace:core.collectionspace.org:vocabularies:name(languages):item:name(eng)'English'</titleLanguage></titleGroup></titleGroupList>
<objectNameList><objectNameGroup><objectName>bowl</objectName></objectNameGroup></objectNameList>
<objectProductionPersonGroupList><objectProductionPersonGroup><objectProductionPerson>urn:cspace:core.collectionspace.org:personauthorities:name(person):item:name(Ofen1)'Erna Ofen'</objectProductionPerson><objectProductionPersonRole>potter</objectProductionPersonRole></objectProductionPersonGroup></objectProductionPersonGroupList>
<objectProductionDateGroupList><objectProductionDateGroup><dateDisplayDate>circa 1925</dateDisplayDate><dateEarliestSingleYear>1923</dateEarliestSingleYear><dateLatestYear>1927</dateLatestYear></objectProductionDateGroup></objectProductionDateGroupList>
<measuredPartGroupList><measuredPartGroup><measuredPart>foot</measuredPart><dimensionSubGroupList><dimensionSubGroup><dimension>diameter</dimension><value>9</value><measurementUnit>centimeters</measurementUnit></dimensionSubGroup></dimensionSubGroupList></measuredPartGroup></measuredPartGroupList>
<briefDescriptions><briefDescription>Flat.</briefDescription></briefDescriptions><numberOfObjects>1</numberOfObjects><recordStatus>approved</recordStatus></ns2:collectionobjects_common></document>`

export const dublinCoreHarvest = oai([
  `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier>K 1</dc:identifier><dc:identifier>http://example.org/1</dc:identifier><dc:title>Bowl</dc:title><dc:creator>Ofen, Erna</dc:creator><dc:date>1925</dc:date><dc:subject>Fishes</dc:subject><dc:subject>Water</dc:subject></oai_dc:dc>`,
])
