// Generated from the registry of operations by npm run generate. Do not edit.

/** A role of a person. */
export type Role = 'operator' | 'administrator' | 'viewer';

/** The input and the result of each call. */
interface ConsoleCalls {
  'me': {
    input: null;
    result: {
      readonly person: { readonly id: string; readonly email: string; };
      readonly operator: boolean;
      readonly companies: readonly ({
        readonly company_id: string;
        readonly company_name: string;
        readonly company_status: 'active' | 'suspended';
        readonly role: 'administrator' | 'viewer';
        readonly member_id: string;
      })[];
      readonly stage: {
        readonly name: string;
        readonly live_keys: 'allowed' | 'refused';
        readonly contract_version: string;
        readonly api_base_url: string;
        readonly document_bytes_max: number;
        readonly document_types: readonly (string)[];
        readonly unreadable_names: Readonly<Record<string, string>>;
        readonly personal_data_kinds: readonly (string)[];
      };
      readonly now: string;
    };
  };
  'company.create': {
    input: { readonly name: string; readonly monthly_budget_usd: string; };
    result: {
      readonly id: string;
      readonly name: string;
      readonly status: 'active' | 'suspended';
      readonly policies: {
        readonly ip_allow_list?: readonly (string)[];
        readonly monthly_budget_usd?: string | 'unlimited';
        readonly rate_per_minute?: number;
        readonly burst?: number;
        readonly concurrency?: number;
        readonly searches_per_minute?: number;
        readonly keep_answers?: 'on' | 'off';
        readonly alert_email?: string;
        readonly personal_data?: 'on';
        readonly personal_data_kinds?: readonly (string)[];
        readonly viewers?: 'limited' | 'full';
        readonly monthly_ingestion_usd?: string | 'unlimited';
      };
    };
  };
  'company.list': {
    input: Readonly<Record<string, never>>;
    result: readonly ({
      readonly id: string;
      readonly name: string;
      readonly status: 'active' | 'suspended';
      readonly policies: {
        readonly ip_allow_list?: readonly (string)[];
        readonly monthly_budget_usd?: string | 'unlimited';
        readonly rate_per_minute?: number;
        readonly burst?: number;
        readonly concurrency?: number;
        readonly searches_per_minute?: number;
        readonly keep_answers?: 'on' | 'off';
        readonly alert_email?: string;
        readonly personal_data?: 'on';
        readonly personal_data_kinds?: readonly (string)[];
        readonly viewers?: 'limited' | 'full';
        readonly monthly_ingestion_usd?: string | 'unlimited';
      };
    })[];
  };
  'company.show': {
    input: { readonly company_id: string; };
    result: {
      readonly id: string;
      readonly name: string;
      readonly status: 'active' | 'suspended';
      readonly policies: {
        readonly ip_allow_list?: readonly (string)[];
        readonly monthly_budget_usd?: string | 'unlimited';
        readonly rate_per_minute?: number;
        readonly burst?: number;
        readonly concurrency?: number;
        readonly searches_per_minute?: number;
        readonly keep_answers?: 'on' | 'off';
        readonly alert_email?: string;
        readonly personal_data?: 'on';
        readonly personal_data_kinds?: readonly (string)[];
        readonly viewers?: 'limited' | 'full';
        readonly monthly_ingestion_usd?: string | 'unlimited';
      };
    };
  };
  'company.suspend': {
    input: { readonly company_id: string; };
    result: {
      readonly id: string;
      readonly name: string;
      readonly status: 'active' | 'suspended';
      readonly policies: {
        readonly ip_allow_list?: readonly (string)[];
        readonly monthly_budget_usd?: string | 'unlimited';
        readonly rate_per_minute?: number;
        readonly burst?: number;
        readonly concurrency?: number;
        readonly searches_per_minute?: number;
        readonly keep_answers?: 'on' | 'off';
        readonly alert_email?: string;
        readonly personal_data?: 'on';
        readonly personal_data_kinds?: readonly (string)[];
        readonly viewers?: 'limited' | 'full';
        readonly monthly_ingestion_usd?: string | 'unlimited';
      };
    };
  };
  'company.activate': {
    input: { readonly company_id: string; };
    result: {
      readonly id: string;
      readonly name: string;
      readonly status: 'active' | 'suspended';
      readonly policies: {
        readonly ip_allow_list?: readonly (string)[];
        readonly monthly_budget_usd?: string | 'unlimited';
        readonly rate_per_minute?: number;
        readonly burst?: number;
        readonly concurrency?: number;
        readonly searches_per_minute?: number;
        readonly keep_answers?: 'on' | 'off';
        readonly alert_email?: string;
        readonly personal_data?: 'on';
        readonly personal_data_kinds?: readonly (string)[];
        readonly viewers?: 'limited' | 'full';
        readonly monthly_ingestion_usd?: string | 'unlimited';
      };
    };
  };
  'policy.set': {
    input: {
      readonly company_id: string;
      readonly version?: string;
      readonly ip_allow_list?: readonly (string)[] | null;
      readonly monthly_budget_usd?: string;
      readonly rate_per_minute?: number | null;
      readonly burst?: number | null;
      readonly concurrency?: number | null;
      readonly searches_per_minute?: number | null;
      readonly keep_answers?: 'on' | 'off';
      readonly alert_email?: string | null;
      readonly personal_data?: 'on' | 'off';
      readonly personal_data_kinds?: 'all' | readonly (string)[];
      readonly viewers?: 'limited' | 'full';
      readonly monthly_ingestion_usd?: string | null;
    };
    result: {
      readonly ip_allow_list?: readonly (string)[];
      readonly monthly_budget_usd?: string | 'unlimited';
      readonly rate_per_minute?: number;
      readonly burst?: number;
      readonly concurrency?: number;
      readonly searches_per_minute?: number;
      readonly keep_answers?: 'on' | 'off';
      readonly alert_email?: string;
      readonly personal_data?: 'on';
      readonly personal_data_kinds?: readonly (string)[];
      readonly viewers?: 'limited' | 'full';
      readonly monthly_ingestion_usd?: string | 'unlimited';
      readonly notice?: string;
    };
  };
  'policy.show': {
    input: { readonly company_id: string; };
    result: {
      readonly policies: {
        readonly ip_allow_list?: readonly (string)[];
        readonly monthly_budget_usd?: string | 'unlimited';
        readonly rate_per_minute?: number;
        readonly burst?: number;
        readonly concurrency?: number;
        readonly searches_per_minute?: number;
        readonly keep_answers?: 'on' | 'off';
        readonly alert_email?: string;
        readonly personal_data?: 'on';
        readonly personal_data_kinds?: readonly (string)[];
        readonly viewers?: 'limited' | 'full';
        readonly monthly_ingestion_usd?: string | 'unlimited';
      };
      readonly version: string;
      readonly defaults: {
        readonly rate_per_minute: number;
        readonly burst: number;
        readonly concurrency: number;
        readonly searches_per_minute: number;
        readonly personal_data_kinds: readonly (string)[];
        readonly monthly_ingestion_usd: string;
      };
    };
  };
  'policy.check-addresses': {
    input: {
      readonly company_id: string;
      readonly entries: readonly (string)[];
      readonly address?: string;
    };
    result: {
      readonly entries: readonly ({
        readonly entry: string | null;
        readonly covers: {
          readonly first: string;
          readonly last: string;
          readonly addresses: string;
        } | null;
        readonly problem: string | null;
        readonly suggestion: string | null;
      })[];
      readonly address: {
        readonly address: string | null;
        readonly allowed: boolean;
        readonly by: string | null;
      } | null;
      readonly recent_callers: 'not_known';
    };
  };
  'privacy.try': {
    input: {
      readonly company_id: string;
      readonly text: string;
      readonly personal_data_kinds?: 'all' | readonly (string)[];
    };
    result: {
      readonly redacted: string;
      readonly spans: readonly ({
        readonly kind: string;
        readonly start: number;
        readonly end: number;
        readonly placeholder: string;
      })[];
      readonly guardrail: boolean;
    };
  };
  'application.create': {
    input: { readonly company_id: string; readonly name: string; };
    result: { readonly id: string; readonly name: string; };
  };
  'application.list': {
    input: { readonly company_id: string; };
    result: readonly ({ readonly id: string; readonly name: string; })[];
  };
  'company.keys': {
    input: { readonly company_id: string; readonly after?: string; };
    result: {
      readonly keys: readonly ({
        readonly id: string;
        readonly name: string;
        readonly environment: 'live' | 'test';
        readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
        readonly first: string;
        readonly last: string;
        readonly created_at: string;
        readonly expires_at: string | null;
        readonly last_used_at: string | null;
        readonly status: 'active' | 'revoked' | 'expired' | 'lost';
        readonly application_id: string;
        readonly application_name: string;
      })[];
      readonly next: string | null;
    };
  };
  'key.create': {
    input: {
      readonly application_id: string;
      readonly environment: 'live' | 'test';
      readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
      readonly name?: string;
      readonly expires_in?: string;
    };
    result: {
      readonly id: string;
      readonly key: string;
      readonly environment: 'live' | 'test';
      readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
      readonly expires_at: string | null;
    };
  };
  'key.list': {
    input: { readonly application_id: string; };
    result: readonly ({
      readonly id: string;
      readonly name: string;
      readonly environment: 'live' | 'test';
      readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
      readonly first: string;
      readonly last: string;
      readonly created_at: string;
      readonly expires_at: string | null;
      readonly last_used_at: string | null;
      readonly status: 'active' | 'revoked' | 'expired' | 'lost';
      readonly pepper: 'current' | 'previous' | 'lost' | null;
    })[];
  };
  'key.identify': {
    input: { readonly company_id: string; readonly candidate: string; };
    result: {
      readonly outcome: 'found';
      readonly key: {
        readonly id: string;
        readonly name: string;
        readonly environment: 'live' | 'test';
        readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
        readonly first: string;
        readonly last: string;
        readonly created_at: string;
        readonly expires_at: string | null;
        readonly last_used_at: string | null;
        readonly status: 'active' | 'revoked' | 'expired';
        readonly application_id: string;
        readonly application_name: string;
      };
    } | { readonly outcome: 'not_found'; readonly hint: string; } | { readonly outcome: 'malformed'; readonly hint: string; };
  };
  'key.update': {
    input: {
      readonly key_id: string;
      readonly scopes?: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
      readonly name?: string;
    };
    result: {
      readonly id: string;
      readonly name: string;
      readonly environment: 'live' | 'test';
      readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
      readonly first: string;
      readonly last: string;
      readonly created_at: string;
      readonly expires_at: string | null;
      readonly last_used_at: string | null;
      readonly status: 'active' | 'revoked' | 'expired';
    };
  };
  'key.rotate': {
    input: {
      readonly key_id: string;
      readonly grace?: string;
      readonly expires_in?: string;
    };
    result: {
      readonly id: string;
      readonly key: string;
      readonly expires_at: string | null;
      readonly previous: { readonly id: string; readonly expires_at: string; };
    };
  };
  'key.revoke': {
    input: { readonly key_id: string; };
    result: {
      readonly id: string;
      readonly name: string;
      readonly environment: 'live' | 'test';
      readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
      readonly first: string;
      readonly last: string;
      readonly created_at: string;
      readonly expires_at: string | null;
      readonly last_used_at: string | null;
      readonly status: 'active' | 'revoked' | 'expired';
    };
  };
  'base.create': {
    input: {
      readonly company_id: string;
      readonly name: string;
      readonly description?: string;
      readonly visibility?: 'company' | 'restricted';
    };
    result: {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly visibility: 'company' | 'restricted';
      readonly documents: number;
    };
  };
  'base.update': {
    input: {
      readonly base_id: string;
      readonly name?: string;
      readonly description?: string;
      readonly visibility?: 'company' | 'restricted';
    };
    result: {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly visibility: 'company' | 'restricted';
      readonly documents: number;
    };
  };
  'base.list': {
    input: { readonly company_id: string; };
    result: readonly ({
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly visibility: 'company' | 'restricted';
      readonly documents: number;
    })[];
  };
  'base.delete': {
    input: { readonly base_id: string; };
    result: {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly visibility: 'company' | 'restricted';
      readonly documents: number;
    };
  };
  'documents.prepare': {
    input: {
      readonly base_id: string;
      readonly file: string;
      readonly bytes: number;
      readonly checksum: string;
    };
    result: {
      readonly outcome: 'unchanged';
      readonly document: {
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
      };
    } | {
      readonly outcome: 'failed';
      readonly document: {
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
      };
    } | {
      readonly outcome: 'upload';
      readonly document: {
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
      };
      readonly upload: {
        readonly url: string;
        readonly headers: Readonly<Record<string, string>>;
      };
    };
  };
  'documents.estimate': {
    input: {
      readonly base_id: string;
      readonly files: readonly ({
        readonly file: string;
        readonly bytes: number;
        readonly checksum: string;
      })[];
    };
    result: {
      readonly files: number;
      readonly bytes: number;
      readonly unchanged: readonly (number)[];
      readonly too_large: number;
      readonly usd: string;
    };
  };
  'documents.list': {
    input: { readonly base_id: string; readonly after?: string; };
    result: {
      readonly documents: readonly ({
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
      })[];
      readonly next: string | null;
    };
  };
  'documents.show': {
    input: { readonly document_id: string; };
    result: {
      readonly id: string;
      readonly file: string;
      readonly title: string;
      readonly type: string | null;
      readonly status: 'pending' | 'ready' | 'failed';
      readonly reason: string | null;
      readonly bytes: number;
      readonly pages: number | null;
      readonly passages: number;
      readonly version: number;
      readonly archive: string | null;
      readonly updated_at: string;
      readonly entries: { readonly documents: number; readonly left_out: number; } | null;
    };
  };
  'documents.delete': {
    input: { readonly document_id: string; };
    result: {
      readonly id: string;
      readonly file: string;
      readonly title: string;
      readonly type: string | null;
      readonly status: 'deleted';
      readonly reason: string | null;
      readonly bytes: number;
      readonly pages: number | null;
      readonly passages: number;
      readonly version: number;
      readonly archive: string | null;
      readonly updated_at: string;
      readonly entries: { readonly documents: number; readonly left_out: number; } | null;
    };
  };
  'documents.progress': {
    input: { readonly base_id: string; readonly documents: readonly (string)[]; };
    result: {
      readonly documents: readonly ({
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
      })[];
    };
  };
  'documents.retry': {
    input: { readonly document_id: string; };
    result: {
      readonly id: string;
      readonly file: string;
      readonly title: string;
      readonly type: string | null;
      readonly status: 'pending' | 'ready' | 'failed';
      readonly reason: string | null;
      readonly bytes: number;
      readonly pages: number | null;
      readonly passages: number;
      readonly version: number;
      readonly archive: string | null;
      readonly updated_at: string;
      readonly entries: { readonly documents: number; readonly left_out: number; } | null;
    };
  };
  'documents.download': {
    input: { readonly document_id: string; };
    result: {
      readonly url: string;
      readonly file: string;
      readonly expires_at: string;
    };
  };
  'documents.reindex': {
    input: {
      readonly base_id: string;
      readonly which?: 'every' | 'behind' | 'failed';
      readonly after?: string;
    };
    result: {
      readonly documents: readonly ({
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
      })[];
      readonly skipped: number;
      readonly next: string | null;
    };
  };
  'documents.reindex-estimate': {
    input: { readonly base_id: string; readonly which?: 'every' | 'behind'; };
    result: {
      readonly documents: number;
      readonly passages: number;
      readonly input_tokens: number;
      readonly usd: string;
    };
  };
  'budget.show': {
    input: {
      readonly company_id: string;
      readonly month?: string;
      readonly purpose?: 'live' | 'test';
    };
    result: {
      readonly month: string;
      readonly purpose: 'live' | 'test';
      readonly cap_usd: string | 'unlimited';
      readonly settled_usd: string;
      readonly held_usd: string;
      readonly available_usd: string | 'unlimited';
      readonly holds: readonly ({
        readonly id: string;
        readonly kind: string;
        readonly amount_usd: string;
        readonly expires_in_seconds: number;
      })[];
      readonly calls: number;
      readonly ingestion: {
        readonly calls: number;
        readonly input_tokens: number;
        readonly usd: string;
        readonly cap_usd: string | 'unlimited';
      };
    };
  };
  'usage.export': {
    input: { readonly company_id: string; readonly month: string; };
    result: readonly ({
      readonly purpose: 'live' | 'test';
      readonly application_id: string;
      readonly key_id: string;
      readonly model_id: string;
      readonly calls: number;
      readonly input_tokens: number;
      readonly output_tokens: number;
      readonly nano_usd: string;
    })[];
  };
  'usage.report': {
    input: {
      readonly company_id: string;
      readonly month: string;
      readonly purpose?: 'live' | 'test';
    };
    result: {
      readonly too_many_calls: boolean;
      readonly lines: readonly ({
        readonly day: string | null;
        readonly application_id: string;
        readonly key_id: string;
        readonly model_id: string;
        readonly calls: number;
        readonly input_tokens: number;
        readonly output_tokens: number;
        readonly nano_usd: string;
      })[];
      readonly applications: readonly ({ readonly id: string; readonly name: string; })[];
      readonly keys: readonly ({
        readonly id: string;
        readonly name: string;
        readonly first: string;
        readonly last: string;
      })[];
    };
  };
  'company.overview': {
    input: { readonly company_id: string; readonly purpose?: 'live' | 'test'; };
    result: {
      readonly now: string;
      readonly budget: {
        readonly month: string;
        readonly purpose: 'live' | 'test';
        readonly cap_usd: string | 'unlimited';
        readonly settled_usd: string;
        readonly held_usd: string;
        readonly available_usd: string | 'unlimited';
        readonly holds: readonly ({
          readonly id: string;
          readonly kind: string;
          readonly amount_usd: string;
          readonly expires_in_seconds: number;
        })[];
        readonly calls: number;
        readonly ingestion: {
          readonly calls: number;
          readonly input_tokens: number;
          readonly usd: string;
          readonly cap_usd: string | 'unlimited';
        };
      };
      readonly too_many_calls: boolean;
      readonly days: readonly ({
        readonly day: string;
        readonly application_id: string;
        readonly nano_usd: string;
      })[];
      readonly runs_out_on: string | null;
      readonly calls: {
        readonly searches: number;
        readonly questions: number;
        readonly grounded: number;
        readonly not_grounded: number;
      } | null;
      readonly keys_expiring: readonly ({
        readonly id: string;
        readonly name: string;
        readonly environment: 'live' | 'test';
        readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
        readonly first: string;
        readonly last: string;
        readonly created_at: string;
        readonly expires_at: string | null;
        readonly last_used_at: string | null;
        readonly status: 'active' | 'revoked' | 'expired';
        readonly application_id: string;
        readonly application_name: string;
      })[];
      readonly keys_never_used: readonly ({
        readonly id: string;
        readonly name: string;
        readonly environment: 'live' | 'test';
        readonly scopes: readonly ('knowledge:read' | 'copilot:query' | 'agents:run')[];
        readonly first: string;
        readonly last: string;
        readonly created_at: string;
        readonly expires_at: string | null;
        readonly last_used_at: string | null;
        readonly status: 'active' | 'revoked' | 'expired';
        readonly application_id: string;
        readonly application_name: string;
      })[];
      readonly documents_failed: readonly ({
        readonly id: string;
        readonly file: string;
        readonly title: string;
        readonly type: string | null;
        readonly status: 'pending' | 'ready' | 'failed';
        readonly reason: string | null;
        readonly bytes: number;
        readonly pages: number | null;
        readonly passages: number;
        readonly version: number;
        readonly archive: string | null;
        readonly updated_at: string;
        readonly entries: { readonly documents: number; readonly left_out: number; } | null;
        readonly base_id: string;
        readonly base_name: string;
      })[];
      readonly more: {
        readonly keys_expiring: boolean;
        readonly keys_never_used: boolean;
        readonly documents_failed: boolean;
      };
      readonly applications: readonly ({ readonly id: string; readonly name: string; })[];
    };
  };
  'audit.list': {
    input: {
      readonly company_id?: string;
      readonly since?: string;
      readonly until?: string;
      readonly by?: string;
      readonly action?: 'company.create' | 'company.suspend' | 'company.activate' | 'policy.set' | 'application.create' | 'key.create' | 'key.update' | 'key.rotate' | 'key.revoke' | 'base.create' | 'base.update' | 'base.delete' | 'document.add' | 'document.delete' | 'document.reindex' | 'document.retry' | 'document.download' | 'member.invite' | 'member.update' | 'member.remove' | 'member.resend' | 'member.reset-mfa' | 'playground.search' | 'playground.ask' | 'stage.prepare' | 'stage.switch-generation';
      readonly subject_id?: string;
      readonly after?: string;
    };
    result: {
      readonly records: readonly ({
        readonly at: string;
        readonly id: string;
        readonly actor: string;
        readonly actor_verified: boolean;
        readonly actor_role: 'operator' | 'administrator' | 'viewer' | null;
        readonly action: string;
        readonly subject_type: string;
        readonly subject_id: string;
        readonly before: Readonly<Record<string, unknown>> | null;
        readonly after: Readonly<Record<string, unknown>> | null;
      })[];
      readonly next: string | null;
    };
  };
  'member.invite': {
    input: {
      readonly company_id?: string;
      readonly email: string;
      readonly role: 'administrator' | 'viewer' | 'operator';
    };
    result: {
      readonly id: string;
      readonly email: string;
      readonly role: 'operator' | 'administrator' | 'viewer';
      readonly status: 'invited' | 'expired' | 'active';
      readonly since: string;
      readonly invited_by: string;
      readonly expires_at: string | null;
      readonly is_you: boolean;
    };
  };
  'member.list': {
    input: { readonly company_id?: string; };
    result: readonly ({
      readonly id: string;
      readonly email: string;
      readonly role: 'operator' | 'administrator' | 'viewer';
      readonly status: 'invited' | 'expired' | 'active';
      readonly since: string;
      readonly invited_by: string;
      readonly expires_at: string | null;
      readonly is_you: boolean;
    })[];
  };
  'member.update': {
    input: {
      readonly member_id: string;
      readonly role: 'administrator' | 'viewer' | 'operator';
    };
    result: {
      readonly id: string;
      readonly email: string;
      readonly role: 'operator' | 'administrator' | 'viewer';
      readonly status: 'invited' | 'expired' | 'active';
      readonly since: string;
      readonly invited_by: string;
      readonly expires_at: string | null;
      readonly is_you: boolean;
    };
  };
  'member.remove': {
    input: { readonly member_id: string; };
    result: {
      readonly id: string;
      readonly email: string;
      readonly role: 'operator' | 'administrator' | 'viewer';
      readonly status: 'invited' | 'expired' | 'active';
      readonly since: string;
      readonly invited_by: string;
      readonly expires_at: string | null;
      readonly is_you: boolean;
    };
  };
  'member.resend': {
    input: { readonly member_id: string; };
    result: {
      readonly id: string;
      readonly email: string;
      readonly role: 'operator' | 'administrator' | 'viewer';
      readonly status: 'invited' | 'expired' | 'active';
      readonly since: string;
      readonly invited_by: string;
      readonly expires_at: string | null;
      readonly is_you: boolean;
    };
  };
  'member.reset-mfa': {
    input: { readonly member_id: string; };
    result: {
      readonly id: string;
      readonly email: string;
      readonly role: 'operator' | 'administrator' | 'viewer';
      readonly status: 'invited' | 'expired' | 'active';
      readonly since: string;
      readonly invited_by: string;
      readonly expires_at: string | null;
      readonly is_you: boolean;
    };
  };
  'stage.status': {
    input: Readonly<Record<string, never>>;
    result: {
      readonly stage: string;
      readonly versions: { readonly contract: string; readonly node: string; };
      readonly models: { readonly answer: string; };
      readonly live_keys: 'allowed' | 'refused';
      readonly search: 'collection' | 'domain';
      readonly pepper_secret: string;
      readonly limits: {
        readonly active_keys_per_application_and_environment: number;
        readonly bases_per_company: number;
        readonly ip_allow_list_entries: number;
      };
      readonly search_index: 'ready' | 'not_answering';
      readonly index_generations?: readonly ({
        readonly name: string;
        readonly schema: number;
        readonly embedding_model: string;
        readonly dimensions: number;
        readonly answers: boolean;
        readonly documents_missing: number;
      })[];
      readonly bases_behind?: readonly ({
        readonly company_id: string;
        readonly base_id: string;
        readonly documents: number;
        readonly behind: number;
        readonly missing_in: readonly (string)[];
      })[];
      readonly bases_behind_complete?: boolean;
      readonly search_domain?: {
        readonly domain: 'active' | 'changing' | 'missing';
        readonly engine: string | null;
        readonly index: 'ready' | 'missing' | 'unknown';
      };
      readonly pepper: {
        readonly current_version: string;
        readonly previous_version: string | null;
        readonly settled: boolean;
        readonly keys_on_previous_version: number;
        readonly keys_lost: number;
        readonly previous_may_go: boolean;
      } | null;
      readonly inbox_refused: readonly ({ readonly key: string; readonly reason: string; readonly at: string; })[];
      readonly problems: readonly ({ readonly what: string; readonly do: string; })[];
    };
  };
  'stage.overview': {
    input: Readonly<Record<string, never>>;
    result: {
      readonly now: string;
      readonly companies: readonly ({
        readonly id: string;
        readonly name: string;
        readonly status: 'active' | 'suspended';
        readonly cap_usd: string | 'unlimited';
        readonly settled_usd: string;
        readonly held_usd: string;
        readonly calls: number;
      })[];
      readonly models: readonly ({
        readonly id: string;
        readonly purpose: 'embedding' | 'answer' | 'judge';
        readonly input_usd_per_million_tokens: string;
        readonly output_usd_per_million_tokens: string | null;
        readonly read_on: string;
        readonly age_days: number;
      })[];
      readonly queues: readonly ({
        readonly name: string;
        readonly dead_letters: boolean;
        readonly waiting: number;
        readonly in_progress: number;
      })[] | null;
      readonly alarms: readonly ({
        readonly name: string;
        readonly description: string;
        readonly state: 'ok' | 'alarm' | 'no_data';
        readonly since: string | null;
      })[] | null;
    };
  };
  'stage.switch-generation': {
    input: {
      readonly generation: string;
      readonly incomplete?: 'refuse' | 'accept';
    };
    result: { readonly answers: string; readonly before: string; };
  };
  'playground.search': {
    input: {
      readonly application_id: string;
      readonly environment: 'live' | 'test';
      readonly base_ids?: readonly (string)[] | null;
      readonly query: string;
      readonly k?: number | null;
    };
    result: {
      readonly data: readonly ({
        readonly n: number;
        readonly source_title: string;
        readonly excerpt: string;
        readonly page: number | null;
        readonly similarity: number;
        readonly document_id: string;
        readonly base_id: string;
      })[];
      readonly cost_usd: string;
    };
  };
  'playground.ask': {
    input: {
      readonly application_id: string;
      readonly environment: 'live' | 'test';
      readonly base_ids?: readonly (string)[] | null;
      readonly question: string;
      readonly idempotency_key?: string;
    };
    result: {
      readonly answer: string;
      readonly grounded: boolean;
      readonly not_grounded_because: string | null;
      readonly citations: readonly ({
        readonly n: number;
        readonly source_title: string;
        readonly excerpt: string;
        readonly page: number | null;
        readonly similarity: number;
        readonly document_id: string;
        readonly base_id: string;
      })[];
      readonly usage: { readonly input_tokens: number; readonly output_tokens: number; };
      readonly cost_usd: string;
    };
  };
}

/** The name of a call. */
export type CallName = keyof ConsoleCalls;
/** The input of a call. */
export type InputOf<Name extends CallName> = ConsoleCalls[Name]['input'];
/** The result of a call. */
export type ResultOf<Name extends CallName> = ConsoleCalls[Name]['result'];
