import * as v from 'valibot';
import { describeIssues } from '../../protocol/describe-issues.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';

/** A string that is found wherever it occurs in a text. */
interface ScriptedFinding {
  readonly type: 'NAME' | 'ADDRESS';
  readonly match: string;
}

/** A test's settings: what is found, which guardrails exist, and how the next answers are altered. */
export interface GuardrailScript {
  readonly setFindings: (...findings: readonly ScriptedFinding[]) => void;
  /** Adds a guardrail whose only filter is for names and addresses. */
  readonly addGuardrail: (id: string, version: string) => void;
  /** Alters the next answers of either operation: each change is applied to one answer, in order. */
  readonly alterNext: (...changes: readonly ((answer: Record<string, unknown>) => object)[]) => void;
}

/** A reply, and the text units that it is billed for. */
export interface GuardrailReply {
  readonly body: object;
  readonly units: number;
}

/** The two operations that check texts, and a test's settings for them. */
interface Guardrails extends GuardrailScript {
  readonly check: (request: AwsRequest) => GuardrailReply;
  readonly apply: (request: AwsRequest, id: string, version: string) => GuardrailReply;
}

// A text unit, by which Bedrock bills guardrails.
const UNIT_CHARACTERS = 1_000;

const text = v.strictObject({ text: v.pipe(v.string(), v.minLength(1)) });
const type = v.picklist(['NAME', 'ADDRESS']);
const ChecksBody = v.strictObject({
  messages: v.pipe(v.array(v.strictObject({ role: v.literal('user'), content: v.tuple([text]) })), v.minLength(1)),
  checks: v.strictObject({
    sensitiveInformation: v.strictObject({
      entities: v.pipe(v.array(v.strictObject({ type })), v.minLength(1)),
    }),
  }),
});
const ApplyBody = v.strictObject({
  source: v.literal('INPUT'),
  outputScope: v.literal('FULL'),
  content: v.pipe(v.array(v.strictObject({ text })), v.minLength(1)),
});

/** Creates guardrails that find what a test has set. By default, they find nothing and no guardrail exists. */
export function createGuardrails(): Guardrails {
  let findings: readonly ScriptedFinding[] = [];
  const existing = new Set<string>();
  const pending: ((answer: Record<string, unknown>) => object)[] = [];
  const altered = (body: Record<string, unknown>): object => pending.shift()?.(body) ?? body;
  return {
    check: (request) => {
      const { messages, checks } = read(ChecksBody, request);
      const asked = checks.sensitiveInformation.entities.map((entity) => entity.type);
      const texts = messages.map((message) => message.content[0].text);
      const wanted = findings.filter((finding) => asked.includes(finding.type));
      const results = texts.flatMap((given, messageIndex) =>
        wanted.flatMap((finding) => entriesOf(given, finding).map((entry) => ({ ...entry, messageIndex }))),
      );
      const units = unitsOf(texts);
      const usage = { sensitiveInformation: { textUnits: units } };
      return { body: altered({ results: { sensitiveInformation: { results, truncated: false } }, usage }), units };
    },
    apply: (request, id, version) => {
      const texts = read(ApplyBody, request).content.map((block) => block.text.text);
      if (!existing.has(`${id}:${version}`)) {
        throw new ServiceFault(400, 'ValidationException', 'The guardrail identifier or version does not exist.');
      }
      const units = unitsOf(texts);
      return { body: altered(assessmentOf(texts, findings, units)), units };
    },
    setFindings: (...set) => {
      findings = set;
    },
    addGuardrail: (id, version) => void existing.add(`${id}:${version}`),
    alterNext: (...changes) => void pending.push(...changes),
  };
}

function read<Schema extends v.GenericSchema<unknown, object>>(schema: Schema, request: AwsRequest) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), request.body.toString('utf8'));
  if (!parsed.success) {
    throw new ServiceFault(400, 'ValidationException', `${describeIssues(parsed.issues)}.`);
  }
  return parsed.output as v.InferOutput<Schema>;
}

// Offsets count Unicode code points.
function entriesOf(given: string, finding: ScriptedFinding) {
  return given.split(finding.match).flatMap((_piece, i, pieces) => {
    if (i === 0) {
      return [];
    }
    const beginOffset = charactersOf(pieces.slice(0, i).join(finding.match));
    const endOffset = beginOffset + charactersOf(finding.match);
    return [{ type: finding.type, confidenceScore: 1, beginOffset, endOffset, contentIndex: 0 }];
  });
}

function assessmentOf(texts: readonly string[], findings: readonly ScriptedFinding[], units: number) {
  const found = findings.filter(({ match }) => texts.some((given) => given.includes(match)));
  const piiEntities = found.map((finding) => ({ ...finding, action: 'ANONYMIZED', detected: true }));
  const characters = texts.reduce((sum, given) => sum + charactersOf(given), 0);
  return {
    action: found.length === 0 ? 'NONE' : 'GUARDRAIL_INTERVENED',
    outputs: [],
    assessments: [{ sensitiveInformationPolicy: { piiEntities, regexes: [] } }],
    guardrailCoverage: { textCharacters: { guarded: characters, total: characters } },
    usage: {
      topicPolicyUnits: 0,
      contentPolicyUnits: 0,
      wordPolicyUnits: 0,
      sensitiveInformationPolicyUnits: units,
      sensitiveInformationPolicyFreeUnits: 0,
      contextualGroundingPolicyUnits: 0,
    },
  };
}

function unitsOf(texts: readonly string[]): number {
  return texts.reduce((sum, given) => sum + Math.ceil(charactersOf(given) / UNIT_CHARACTERS), 0);
}

function charactersOf(given: string): number {
  return [...given].length;
}
