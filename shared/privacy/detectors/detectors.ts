import { findAddresses } from '../addresses/find-addresses.ts';
import { PLANS_OF_COUNTRIES } from '../formats/plans-of-countries.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { findAccounts } from '../labels/accounts.ts';
import { findLabeled } from '../labels/find-labeled.ts';
import { createdOnce, type Detector, structuredDetectors } from './structured-detectors.ts';

const HEURISTIC: Readonly<Partial<Record<PersonalDataKind, Detector>>> = {
  STREET_ADDRESS: findAddresses,
  USERNAME: findAccounts,
};

/** Returns the detectors for these kinds, created once for each combination. */
export const detectorsFor = createdOnce((kinds) => ({
  structured: structuredDetectors(kinds, PLANS_OF_COUNTRIES),
  heuristic: [...kinds.flatMap((kind) => HEURISTIC[kind] ?? []), findLabeled(kinds)],
}));
