/** Whether the local cloud accepts an inference profile from a Region, by the prefix of the profile's id. */
export { isCallableFrom } from '@knowledge-copilot/local-cloud/geographies';
