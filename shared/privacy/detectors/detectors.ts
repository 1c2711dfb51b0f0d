import type { PersonalDataKind } from '../kinds.ts';
import { findUsernames } from './accounts/username.ts';
import { findStreetAddresses } from './addresses/street-address.ts';
import { findAddressColumns } from './fields/address-columns.ts';
import { findFields } from './fields/find-fields.ts';
import { findSplitAddresses } from './fields/split-addresses.ts';
import { createdOnce, type Detector, structuredDetectors } from './structured-detectors.ts';

const HEURISTIC: Readonly<Partial<Record<PersonalDataKind, Detector>>> = {
  STREET_ADDRESS: (scanned) => {
    const found = findStreetAddresses(scanned);
    return [...found, ...findAddressColumns(scanned, found), ...findSplitAddresses(scanned)];
  },
  USERNAME: findUsernames,
};

/** Returns the detectors for these kinds, created once for each combination. */
export const detectorsFor = createdOnce((kinds) => ({
  structured: structuredDetectors(kinds),
  heuristic: [...kinds.flatMap((kind) => HEURISTIC[kind] ?? []), findFields(kinds)],
}));
