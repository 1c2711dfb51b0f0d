// Guarantee: with an embedding model that others made and serve, Dutch documents are found by questions in other
// languages that share no word with them. Risk: only our own fake speaks the protocol, or the search by meaning only
// finds words.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { callPath } from '../../../functions/endpoints.ts';
import { readyFileOf, type Started, startProgram } from '../../bin/start/started.fixture.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { type PythonServer, startPythonServer } from '../python/start-python-server.ts';

const MODEL = 'multilingual-e5-small-q4';
const DOCUMENTS = {
  Fietsen: 'Rijwielen mogen gratis mee op het autodek. Zet ze vast met de riemen langs de wand.',
  Huisdieren: 'Een hond blijft aangelijnd op het buitendek en reist kosteloos.',
  'Laatste afvaart': 'In de zomer vertrekt de boot om 22.15 uur voor het laatst, in de winter om 19.40 uur.',
  Bagage: 'Koffers staan in het gangpad achter de trap. Voor zoekgeraakte stukken betaalt de rederij 500 euro.',
  Zeeziekte: 'Pillen tegen misselijkheid zijn te koop aan de bar. Blijf in de frisse lucht en kijk naar de horizon.',
  Kantine: 'Warme maaltijden worden geserveerd tot een uur voor aankomst. Vegetarische gerechten hebben een blaadje.',
};

const root = mkdtempSync(join(tmpdir(), 'models-'));
let server: PythonServer;
let started: Started;
let searching: { readonly url: string; readonly key: string };

// The first run installs the model, 90 MB.
beforeAll(async () => {
  const requirements = new URL('requirements.txt', import.meta.url);
  const python = await layOutPython({ requirements, cache: '.local/servers', say: () => undefined });
  const path = fileURLToPath(new URL('serve_embeddings.py', import.meta.url));
  server = await startPythonServer({ name: 'The embedding model', python, path });
  const [documents, ready] = [join(root, 'documents'), join(root, 'ready')];
  mkdirSync(documents);
  for (const [title, text] of Object.entries(DOCUMENTS)) {
    writeFileSync(join(documents, `${title}.md`), `# ${title}\n\n${text}\n`);
  }
  started = startProgram([
    ...['--port', '0', '--assembly', inject('assembly'), '--data', join(root, 'data'), '--ready-file', ready],
    ...['--documents', documents],
    ...['--question', 'Is there a canteen?', '--models', `${server.endpoint}/v1`, '--embedding-model', MODEL],
  ]);
  const { base_url, key } = await readyFileOf(started, ready);
  searching = { url: `${base_url}${callPath('knowledge-search')}`, key: String(key) };
});
afterAll(async () => {
  started?.child.kill('SIGTERM');
  await started?.ended;
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

it.each([
  ['German', 'Darf ich mein Fahrrad mitnehmen?', 'Fietsen'],
  ['Polish', 'Czy mogę zabrać rower?', 'Fietsen'],
  ['French', 'Puis-je voyager avec mon chien ?', 'Huisdieren'],
  ['German', 'Wann fährt abends das letzte Schiff?', 'Laatste afvaart'],
  ['German', 'Mir wird auf See immer übel, was hilft?', 'Zeeziekte'],
  ['French', 'Que faire contre le mal de mer ?', 'Zeeziekte'],
  ['Polish', 'Gdzie mogę zjeść ciepły obiad?', 'Kantine'],
])('answers a question in %s with the document about it first: %s', async (_language, query, title) => {
  const response = await fetch(searching.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${searching.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { source_title: string }[] };
  expect({ status: response.status, first: data[0]?.source_title }).toEqual({ status: 200, first: title });
});
