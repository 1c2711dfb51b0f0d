import * as v from 'valibot';
import { operation } from '../administration/operation.ts';
import { createBase, createBaseInput } from '../knowledge/create-base.ts';
import { deleteBase, deleteBaseInput } from '../knowledge/delete-base.ts';
import { listBases, listBasesInput } from '../knowledge/list-bases.ts';
import { updateBase, updateBaseInput } from '../knowledge/update-base.ts';
import { documentOperations } from './document-operations.ts';
import { CHANGE, READ } from './operation-roles.ts';
import { baseResult } from './results/knowledge-results.ts';

/**
 * The operations on bases and documents. `company` is the field of the input that names the company, directly or
 * through something that belongs to it.
 */
export const knowledgeOperations = {
  'base.create': operation({
    input: createBaseInput,
    result: baseResult,
    roles: CHANGE,
    company: 'company_id',
    run: createBase,
  }),
  'base.update': operation({
    input: updateBaseInput,
    result: baseResult,
    roles: CHANGE,
    company: 'base_id',
    run: updateBase,
  }),
  'base.list': operation({
    input: listBasesInput,
    result: v.array(baseResult),
    roles: READ,
    company: 'company_id',
    run: listBases,
  }),
  'base.delete': operation({
    input: deleteBaseInput,
    result: baseResult,
    roles: CHANGE,
    company: 'base_id',
    run: deleteBase,
  }),
  ...documentOperations,
};
