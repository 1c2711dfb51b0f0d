import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalCloud, startLocalCloud } from '@knowledge-copilot/local-cloud';
import { requireFreeFolder } from '@knowledge-copilot/local-cloud/data-folder';
import { endWhenUnwritable, UnwritableOutput } from '../unwritable-output.ts';
import { administerOf } from './administer-cloud.ts';
import { ensureDemonstration } from './demonstration.ts';
import { FOR_DEVELOPERS, ingestFolder } from './documents.ts';
import { embeddingName, keepEmbedding, probeOf, rankingFor, requireSameEmbedding } from './embedding-state.ts';
import { explainProblem } from './explain-problem.ts';
import { keepRecent } from './keep-recent.ts';
import { openChosenModels } from './open-models.ts';
import { MANUAL, parseStartOptions, type StartOptions } from './options.ts';
import { ensurePeople } from './people.ts';
import { askFirstAnswered, questionsAbout } from './questions.ts';
import { requirePaths } from './require-paths.ts';
import { requirePorts } from './require-ports.ts';
import { requireServers } from './require-servers.ts';
import { synthesize } from './synthesize.ts';
import { watchForEnd } from './watch-for-end.ts';
import { aboutModels, consoleWelcome, emptyWelcome, NONE_ANSWERED, nextSteps, welcome } from './welcome.ts';
import { writeAtomically } from './write-atomically.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Starts the stage. `stop` ends everything that was started, and removes temporary files. */
async function startStage(options: StartOptions, signal: AbortSignal) {
  await requirePaths(options);
  requireFreeFolder(options.data);
  await requirePorts(options.port);
  await requireServers(options);
  const chosen = await openChosenModels(options, say);
  const embedding = { name: embeddingName(options), probe: await probeOf(chosen.models ?? null) };
  if (!options.fresh) {
    await requireSameEmbedding(options.data, embedding);
  }
  const assembly = options.assembly ?? (await mkdtemp(join(tmpdir(), 'stage-local-')));
  let stopKeeping = () => {};
  const removeAssembly = async () => {
    stopKeeping();
    if (assembly !== options.assembly) {
      await rm(assembly, { recursive: true, force: true });
    }
  };
  try {
    if (assembly !== options.assembly) {
      say('Synthesizing the stage "local": the same templates and bundles as a deployment ...');
      await synthesize('local', assembly, { signal, ranking: rankingFor(options) });
      stopKeeping = keepRecent(assembly);
    }
    say('Starting the local cloud ...');
    const cloud = await startLocalCloud({ assembly, ...chosen, ...cloudOptions(options) });
    await keepEmbedding(options.data, embedding);
    // Reports what this machine lacks, such as a network in which nobody else can reach the tables.
    cloud.reports().forEach(say);
    return { cloud, stop: () => cloud.stop().finally(removeAssembly) };
  } catch (error) {
    await removeAssembly();
    throw error;
  }
}

function cloudOptions({ data, fresh, port, dynamoDb, openSearch, demo }: StartOptions) {
  return {
    data,
    fresh,
    port,
    ...(dynamoDb === null ? {} : { dynamoDbEndpoint: dynamoDb }),
    ...(openSearch === null ? {} : { openSearch: { endpoint: openSearch } }),
    // The ports after the API's, so that the addresses are the same on every start.
    sitePort: port === 0 ? 0 : port + 1,
    signInPort: port === 0 ? 0 : port + 2,
    announcesDeployment: demo,
  };
}

async function demonstrate(cloud: LocalCloud, options: StartOptions) {
  const administer = administerOf(cloud);
  const demonstration = await ensureDemonstration(administer, cloud.baseUrl, options.data);
  const documents = await ingestFolder(administer, demonstration.base_id, {
    folder: options.documents,
    without: options.readersOnly ? FOR_DEVELOPERS : null,
  });
  say('Asking a question ...');
  const titles = documents.filter(({ status }) => status === 'ready').map(({ title }) => title);
  const api = { baseUrl: cloud.baseUrl, key: demonstration.key, pauseMilliseconds: 2_000 };
  const questions =
    options.question === null ? await questionsAbout(api, options.documents, titles) : [options.question];
  const asked = titles.length === 0 ? null : await askFirstAnswered(api, questions);
  process.stdout.write(welcome(cloud.baseUrl, demonstration, asked));
  const answered = asked?.grounded === true;
  process.stdout.write(options.question === null && asked !== null && !answered ? NONE_ANSWERED : '');
  process.stdout.write(aboutModels(options));
  // Nobody can sign in to a stage that ends now.
  if (options.once) {
    return { demonstration, answered };
  }
  const people = await ensurePeople(cloud, administer, demonstration.company_id);
  process.stdout.write(consoleWelcome(people));
  return { demonstration: { ...demonstration, ...people }, answered };
}

async function run(options: StartOptions, ending: AbortSignal): Promise<number> {
  const { cloud, stop } = await startStage(options, ending);
  try {
    const ended = ending.aborted ? Promise.resolve() : once(ending, 'abort');
    const shown = options.demo ? await Promise.race([demonstrate(cloud, options), ended.then(() => null)]) : null;
    if (ending.aborted) {
      return statusOfEnd(ending);
    }
    if (options.once) {
      return shown?.answered === true ? 0 : 1;
    }
    process.stdout.write(
      `${shown === null ? emptyWelcome(cloud.baseUrl) : ''}${nextSteps(options.data, options.demo)}`,
    );
    if (options.readyFile !== null) {
      const ready = { base_url: cloud.baseUrl, ...shown?.demonstration, data: options.data, pid: process.pid };
      await writeAtomically(options.readyFile, JSON.stringify(ready));
    }
    await ended;
    return statusOfEnd(ending);
  } finally {
    say('Stopping ...');
    await stop();
  }
}

// A stage that was told to end has not failed. One whose output is lost has: nobody knows whether it answered.
function statusOfEnd({ reason }: AbortSignal): number {
  return reason instanceof UnwritableOutput ? reason.status : 0;
}

const options = parseStartOptions(process.argv.slice(2));
if (options === 'help') {
  endWhenUnwritable();
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  process.stderr.write(`${options.problem}\nFor all options, run npm start -- --help.\n`);
  process.exitCode = 2;
} else {
  const ending = watchForEnd();
  process.exitCode = await run(options, ending).catch((error: unknown) => {
    if (ending.aborted) {
      return statusOfEnd(ending);
    }
    process.stderr.write(`${explainProblem(error)}\n`);
    return 1;
  });
}
