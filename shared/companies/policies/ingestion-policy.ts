import * as v from 'valibot';
import { usdOrUnlimited } from '../../administration/result-fields.ts';
import { formatUsd, NANO_PER_USD, type NanoUsd } from '../../pricing/money.ts';
import { UNLIMITED_WORD } from '../../pricing/unlimited.ts';
import { policy } from './policy.ts';
import { capOf, usdField, usdOf } from './usd-field.ts';

interface Stored {
  /** Nanodollars per UTC calendar month, as decimal digits, or `unlimited`; the default applies when it is absent. */
  readonly ingestionCap?: string | undefined;
}

// 1.25 billion tokens of Titan Text Embeddings V2 in the US: docs/budget.md compares that with what companies have.
const CAP_DEFAULT: NanoUsd = 25n * NANO_PER_USD;

/** The limit, in dollars, of a company for which operators have set none. */
export const INGESTION_CAP_DEFAULT_USD = formatUsd(CAP_DEFAULT);

/** What embedding a company's documents may cost in a month. It is the operator's expense, so only operators set it. */
export const ingestionPolicy = policy({
  setBy: 'operator',
  fields: {
    monthly_ingestion_usd: v.optional(
      v.nullable(
        usdField('monthly_ingestion_usd', {
          description: `a limit in US dollars for what embedding documents may cost in each UTC calendar month, which only operators set; 0: no document is ingested; ${UNLIMITED_WORD}: no limit; default: ${INGESTION_CAP_DEFAULT_USD} dollars`,
          example: '100',
        }),
      ),
    ),
  },
  change: (_before: Stored, { monthly_ingestion_usd: cap }): Stored => ({ ingestionCap: cap ?? undefined }),
  shown: { monthly_ingestion_usd: v.optional(usdOrUnlimited) },
  view: ({ ingestionCap }) => (ingestionCap === undefined ? {} : { monthly_ingestion_usd: usdOf(ingestionCap) }),
});

/** What ingesting a company's documents may cost in a month, in nanodollars; null if it is not limited. */
export function ingestionCapOf({ ingestionCap }: Stored): NanoUsd | null {
  return ingestionCap === undefined ? CAP_DEFAULT : capOf(ingestionCap);
}
