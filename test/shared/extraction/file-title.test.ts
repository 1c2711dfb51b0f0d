// Guarantee: a document without its own title gets its file name, split into words, as the title. Risk: a citation
// names hotel_rates-2024.csv, and a search for hotel rates does not match the title.
import { expect, it } from 'vitest';
import { fileTitle } from '../../../shared/extraction/file-title.ts';

it.each([
  ['lists/hotel_rates-2024.csv', 'hotel rates 2024'],
  ['HotelRatesEurope.csv', 'Hotel Rates Europe'],
  ['travel.policy.final.txt', 'travel policy final'],
  ['minutes-2024-05-01.txt', 'minutes 2024-05-01'],
  ['release 1.2.txt', 'release 1.2'],
  ['iPhone_models.csv', 'iPhone models'],
  ['QuarterlyReportQ3.tsv', 'Quarterly Report Q3'],
  ['Größe_der-Räume.txt', 'Größe der Räume'],
  ['contract-D.Okafor-signed.txt', 'contract D. Okafor signed'],
  ['cv.J.R.Smith.pdf', 'cv J. R. Smith'],
  ['Annex.A.Rates.pdf', 'Annex A. Rates'],
  ['MüllerGmbH_Angebot.pdf', 'Müller GmbH Angebot'],
  ['MüllerGmbHAngebot.pdf', 'Müller GmbH Angebot'],
  ['部屋_一覧.csv', '部屋 一覧'],
  ['README', 'README'],
  ['___.txt', '___.txt'],
])('gives %s the title %s', (file, title) => {
  expect(fileTitle(file)).toBe(title);
});
