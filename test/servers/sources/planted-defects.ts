/** Code for one rule: lines that it must find, and similar lines that are correct. */
interface Planted {
  /** The folder of the code. */
  readonly folder: string;
  readonly defects: readonly string[];
  readonly right: readonly string[];
}

/** The planted code for each rule of rules.yaml, by name. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'fetch-without-limit': {
    folder: 'bin',
    defects: ['await fetch(url);', "await fetch(url, { method: 'PUT', body });"],
    right: [
      "await fetch(url, { method: 'PUT', signal: AbortSignal.timeout(1_000) });",
      'await fetch(url, { signal });',
    ],
  },
  'client-without-limit': {
    folder: 'shared/aws',
    defects: ['const s3 = new S3Client({});', 'const sns = new SNSClient({ maxAttempts: 1 });'],
    right: [
      'const s3 = new S3Client({ requestHandler: requestDeadlines(1_000) });',
      'const model = new BedrockRuntimeClient({ maxAttempts: 1 });',
    ],
  },
  'model-without-limit': {
    folder: 'shared/search',
    defects: [
      'client.send(new InvokeModelCommand(request));',
      'client.send(new ConverseCommand({ modelId }), { requestTimeout });',
    ],
    right: ['client.send(new ConverseCommand({ modelId }), { abortSignal: signal });'],
  },
  'read-of-old-state': {
    folder: 'shared/knowledge',
    defects: [
      'new GetItemCommand({ TableName: table, Key: key });',
      "new QueryCommand({ TableName: table, KeyConditionExpression: 'pk = :pk' });",
      'new ScanCommand({ TableName: table, ConsistentRead: false });',
      'const request = { [table]: { Keys: left } };',
    ],
    right: [
      'new GetItemCommand({ TableName: table, Key: key, ConsistentRead: true });',
      "const query = { ConsistentRead: true, KeyConditionExpression: 'pk = :pk' };",
      'const request = { [table]: { Keys: left, ConsistentRead: true } };',
    ],
  },
  'value-inside-expression': {
    folder: 'shared/companies',
    defects: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      'const write = { UpdateExpression: `SET title = ${title}` };',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      "const read = { TableName, FilterExpression: `company = '${input.company}'` };",
      "const check = { ConditionExpression: 'revision = ' + revision };",
    ],
    right: [
      "const write = { UpdateExpression: 'SET title = :title' };",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      'const count = { UpdateExpression: `ADD ${attribute} :one` };',
    ],
  },
  'text-in-log': {
    folder: 'shared/copilot',
    defects: [
      "writeLog('info', 'asked', { company_id, asked: question });",
      "writeLog('warn', 'failed', { reason: error.message });",
      'call.addLogFields({ input: request.body, size });',
      'addLogFields(context, { key });',
    ],
    right: [
      "writeLog('warn', 'failed', { reason: describeError(error), key_id: key.id });",
      'call.addLogFields({ citations: citations.length, message_id: message.messageId });',
    ],
  },
  'log-by-another-way': {
    folder: 'shared/api',
    defects: ['process.stdout.write(line);', "process.emitWarning('slow');"],
    right: ["writeLog('info', 'slow', { ms });"],
  },
  'secret-compared-byte-by-byte': {
    folder: 'shared/keys',
    defects: ['const same = mac === record.mac;', 'const other = given.signature !== expected;'],
    right: [
      'const same = timingSafeEqual(left, right);',
      'const none = record.secret === null;',
      'const at = token.length === 3;',
    ],
  },
  'chance-as-secret': {
    folder: 'shared/keys',
    defects: ['const id = Math.random().toString(36);'],
    right: ['await pause(Math.random() * 50);', 'const id = randomUUID();'],
  },
  'text-as-code': {
    folder: 'bin',
    defects: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      'exec(`git log ${name}`);',
      "spawn('git', ['log'], { shell: true });",
      "const run = new Function('return 1');",
    ],
    right: [
      "execFile('git', ['log']);",
      'const found = /a/.exec(text);',
      "spawn('git', ['log'], { stdio: 'ignore' });",
    ],
  },
};
