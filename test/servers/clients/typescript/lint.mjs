// Prints the findings of Redocly's strictest rules in an OpenAPI description, one per line.
import { createConfig, lint } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended-strict'] });
const problems = await lint({ ref: process.argv[2], config });
for (const { ruleId, message, location } of problems) {
  process.stdout.write(`${ruleId} at ${location[0]?.pointer}: ${message}\n`);
}
