import { afterAll } from 'vitest';
import { endVisits, openOwnCompany } from './open-console.ts';

// Loaded before every file of the console's tests, whose workers keep the other modules from file to file.
await openOwnCompany();
afterAll(endVisits);
