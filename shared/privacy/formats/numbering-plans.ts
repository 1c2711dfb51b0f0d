/** A country whose numbering plan decides about numbers without a country's code. */
export type CountryCode =
  | 'AT'
  | 'BE'
  | 'BR'
  | 'CH'
  | 'DE'
  | 'ES'
  | 'FI'
  | 'FR'
  | 'GB'
  | 'GR'
  | 'IE'
  | 'IT'
  | 'NL'
  | 'PL'
  | 'PT'
  | 'RO'
  | 'SE';

/** What the numbering plans of countries say about numbers. */
export interface NumberingPlans {
  /** Reads a number that begins with "+"; null if no country has numbers of this length. */
  readonly international: (written: string) => { readonly isValid: boolean; readonly value: string } | null;
  /** Whether digits are a valid number in the plan of one of these countries. */
  readonly isValidIn: (digits: string, countries: readonly CountryCode[]) => boolean;
}
