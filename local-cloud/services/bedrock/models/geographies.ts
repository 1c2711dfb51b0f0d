/** The Regions of a geography: those that may call its inference profiles, and those that answer. */
interface Geography {
  readonly callers: RegExp;
  /** The Regions to which a profile may route a request; null where this depends on the model or on the caller. */
  readonly destinations: readonly string[] | null;
}

/** The geographies of Bedrock's cross-Region inference profiles, by the prefix of a profile's id. */
export const GEOGRAPHIES: Readonly<Record<string, Geography>> = {
  us: { callers: /^us-(?!gov-)/, destinations: ['us-east-1', 'us-east-2', 'us-west-2'] },
  'us-gov': { callers: /^us-gov-/, destinations: null },
  eu: { callers: /^eu-/, destinations: ['eu-central-1', 'eu-north-1', 'eu-west-1', 'eu-west-3'] },
  apac: { callers: /^ap-/, destinations: null },
  jp: { callers: /^ap-northeast-[13]$/, destinations: ['ap-northeast-1', 'ap-northeast-3'] },
  au: { callers: /^ap-southeast-[24]$/, destinations: ['ap-southeast-2', 'ap-southeast-4'] },
  ca: { callers: /^ca-/, destinations: null },
  global: { callers: /^/, destinations: null },
};

/** Whether an inference profile can be called from a Region, by the prefix of its id. */
export function isCallableFrom(profileId: string, region: string): boolean {
  const [prefix = ''] = profileId.split('.');
  return Object.hasOwn(GEOGRAPHIES, prefix) && GEOGRAPHIES[prefix]?.callers.test(region) === true;
}
