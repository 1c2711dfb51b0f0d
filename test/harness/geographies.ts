import { isCallableFrom } from '@knowledge-copilot/local-cloud/geographies';

/** Whether the local cloud accepts an inference profile from a Region, by the prefix of the profile's id. */
export const isAcceptedFrom: (profileId: string, region: string) => boolean = isCallableFrom;
