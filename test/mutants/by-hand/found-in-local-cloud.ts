import { at, type Defect } from './defect.ts';

const watched = (file: string, test: string) =>
  at(`local-cloud/${file}.ts`, 'local-cloud', [`local-cloud/${test}.test.ts`]);
const signature = watched('front/verify-signature', 'front/signatures');
const queue = watched('services/sqs/queue-operations', 'services/sqs/sqs');
const queuePolicy = watched('services/sqs/queue-policy', 'services/sqs/queue-policy');
const mapping = watched('services/sqs/event-source-mapping', 'services/sqs/event-source-mapping');
const deletion = watched('services/s3/deletion-list', 'services/s3/refused-bodies');
const payload = watched('services/s3/payload', 'services/s3/refused-bodies');

/** Careless changes that let the local cloud accept what AWS refuses, which no test saw until somebody made them. */
export const FOUND_IN_LOCAL_CLOUD: readonly Defect[] = [
  signature(
    'local cloud: a role signs without its session token',
    'credentials.sessionToken !== signing.sessionToken',
    'signing.sessionToken !== null && credentials.sessionToken !== signing.sessionToken',
  ),
  signature('local cloud: any Region is signed for', 'signing.region !== place.region', "signing.region === ''"),
  signature(
    'local cloud: S3 accepts another body than the one that was signed',
    '    return hash === sha256(request.body)\n',
    "    return hash === sha256(request.body) || signing.service === 's3'\n",
  ),
  queue('local cloud: a hundred messages are received at once', 'v.maxValue(10)), 1)', 'v.maxValue(100)), 1)'),
  queue('local cloud: a message is delayed by a day', 'seconds(900)', 'seconds(90_000)'),
  queue(
    'local cloud: a message is hidden for days',
    "VisibilityTimeout: seconds(43_200) }),\n      permission('ChangeM",
    "VisibilityTimeout: seconds(432_000) }),\n      permission('ChangeM",
  ),
  queue(
    'local cloud: any receipt handle deletes',
    '  if (!queues.store.isHandle(queue, handle)) {',
    "  if (handle === '') {",
  ),
  queuePolicy(
    'local cloud: a denied service sends to a queue',
    " && !applicable.some(({ Effect }) => Effect === 'Deny')",
    '',
  ),
  mapping('local cloud: a queue feeds one function at a time', 'v.minValue(2)', 'v.minValue(1)'),
  deletion('local cloud: 10,000 objects are deleted at once', 'OBJECTS_MAX = 1_000', 'OBJECTS_MAX = 10_000'),
  payload('local cloud: a body needs no length', '    throw new ServiceFault(411, ', '    void new ServiceFault(411, '),
];
