import { apiResources, type TestApi } from '../fixtures/api.ts';
import { functionResources, type Resources, writeAssembly } from '../fixtures/assembly.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { startTestCloud } from '../fixtures/start.ts';

// Returns the policy that the Authorization header requests.
const authorizer = `
  const policy = (effect, resource, context) => ({
    principalId: 'someone',
    policyDocument: { Version: '2012-10-17', Statement: [{ Effect: effect, Action: 'execute-api:Invoke', Resource: resource }] },
    context,
  });
  export const handler = async (event) => {
    const [, wish] = event.headers.Authorization.split(' ');
    console.log(JSON.stringify(event));
    if (wish === 'unauthorized') throw new Error('Unauthorized');
    if (wish === 'broken') throw new Error('anything else');
    if (wish === 'deny') return policy('Deny', event.methodArn, { denyReason: 'Not from here.' });
    if (wish === 'other') return policy('Allow', event.methodArn.replace('GET', 'PUT'), {});
    if (wish === 'wide') return policy('Allow', event.methodArn.split('/')[0] + '/*/GET/*', {});
    if (wish === 'malformed') return { policyDocument: policy('Allow', '*').policyDocument };
    if (wish === 'empty') return { principalId: 'x', policyDocument: { Version: '2012-10-17', Statement: [] } };
    if (wish === 'nested') return policy('Allow', event.methodArn, { list: ['a'] });
    return policy('Allow', event.methodArn, { name: 'Ann', number: 5, flag: true });
  };`;
const echo = 'export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });';
// Returns the body parsed as JSON; a body that starts with ! is run as code.
const puppet = `export const handler = async (event) => {
  if (event.body?.startsWith('!')) return eval('(async () => {' + event.body.slice(1) + '})()');
  return JSON.parse(event.body);
};`;

/** The API of these tests: one method with an authorizer, two without. */
export const api: TestApi = {
  authorizerId: 'Auth',
  methods: [
    { path: '/public/v1/thing', httpMethod: 'GET', functionId: 'Echo', authorized: true },
    { path: '/echo', httpMethod: 'POST', functionId: 'Echo' },
    { path: '/puppet', httpMethod: 'POST', functionId: 'Puppet' },
  ],
};

/** Starts the API with a test's changes; `others` replace resources of the template by logical id. */
export async function startApi(changes: Partial<TestApi> = {}, others: Resources = {}) {
  const resources = {
    ...functionResources('Auth'),
    ...functionResources('Echo'),
    ...functionResources('Puppet', { properties: { Timeout: 3 } }),
    ...apiResources({ ...api, ...changes }),
    ...others,
  };
  const assembly = writeAssembly({ Try: { resources } }, { Auth: authorizer, Echo: echo, Puppet: puppet });
  return startTestCloud(assembly);
}

/** The running cloud of such a test. */
type ApiCloud = Awaited<ReturnType<typeof startApi>>;
/** The header that tells the authorizer which policy to return. */
export const bearer = (wish: string) => ({ headers: { Authorization: `Bearer ${wish}` } });
/** Calls the method that has the authorizer, which returns the policy that `wish` names. */
export const getThing = (cloud: ApiCloud, wish: string) =>
  rawRequest(`${cloud.baseUrl}/api/public/v1/thing`, bearer(wish));
/** Calls the function whose result is the JSON in the body, or what the code in it returns. */
export const callPuppet = (cloud: ApiCloud, body: string) =>
  rawRequest(`${cloud.baseUrl}/api/puppet`, { method: 'POST', body });
/** How many lines a function has written. */
export const linesOf = (cloud: ApiCloud, id: string) => cloud.logs.lines(cloud.nameOf(id)).length;
