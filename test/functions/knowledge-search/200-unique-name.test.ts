// Guarantee: a name that a single passage of the company has finds that passage, whatever words stand beside it, and
// nonsense finds nothing. Risk: "Lavandou" alone finds what a whole sentence about Lavandou does not.
import { beforeAll, describe, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';

const DOCUMENTS = {
  'Minutes of the board, March':
    'The board met in the small hall. Lavandou was discussed for an hour: its owners withdrew from the deal on 4 March, because the bank had not confirmed the loan in time. The chair thanked everybody who had prepared the figures. The next meeting is on 2 April, and coffee will be served before it.',
  Canteen: 'Lunch is served from noon to two. A meal costs six euros, and guests pay eight.',
  Parking: 'Cars of visitors are parked on level two. The gate closes at nine in the evening.',
  Travel: 'Trains are booked by the office. A taxi is paid only at night or with heavy luggage.',
  Laptops: 'A lost laptop is reported to the help desk on the same day. A new one takes three days.',
  Leave: 'Every employee has thirty days of leave. Leave that is left at the end of March is lost.',
};

describe('a question about a name that one passage has', () => {
  const cloud = sharedCloud();
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeCompany(cloud);
    await Promise.all(
      Object.entries(DOCUMENTS).map(([title, text], at) =>
        addDocument(cloud, company.baseId, `document-${at}.md`, `# ${title}\n\n${text}\n`),
      ),
    );
  });
  const titlesFor = async (query: string) => {
    const { status, body } = await postApi(cloud, '/knowledge/search', company.key, { query });
    expect(status).toBe(200);
    return (body as { data: { source_title: string }[] }).data.map(({ source_title }) => source_title);
  };

  it.each(['Lavandou', 'Why was the takeover of Lavandou called off?', 'pourquoi le rachat de lavandou a échoué ?'])(
    'finds it: %s',
    async (query) => {
      expect((await titlesFor(query))[0]).toBe('Minutes of the board, March');
    },
  );

  it.each(['asdf qwer zxcv uiop', 'blargh snorf wibble', 'best pizza recipe with pineapple', 'sing happy birthday'])(
    'finds nothing if it is nonsense: %s',
    async (query) => {
      expect(await titlesFor(query)).toEqual([]);
    },
  );
});
