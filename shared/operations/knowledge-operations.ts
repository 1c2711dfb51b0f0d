import * as v from 'valibot';
import { defineOperation } from '../administration/operation.ts';
import { createBase, createBaseInput } from '../knowledge/create-base.ts';
import { deleteBase, deleteBaseInput } from '../knowledge/delete-base.ts';
import { listBases, listBasesInput } from '../knowledge/list-bases.ts';
import { updateBase, updateBaseInput } from '../knowledge/update-base.ts';
import { documentOperations } from './document-operations.ts';
import { CHANGE, READ, REMOVE } from './operation-roles.ts';
import { baseResult } from './results/knowledge-results.ts';

/** The operations on bases and documents. In each, `company` is the input field that identifies the company. */
export const knowledgeOperations = {
  'base.create': defineOperation({
    input: createBaseInput,
    result: baseResult,
    ...CHANGE,
    company: 'company_id',
    run: createBase,
  }),
  'base.update': defineOperation({
    input: updateBaseInput,
    result: baseResult,
    ...CHANGE,
    company: 'base_id',
    run: updateBase,
  }),
  'base.list': defineOperation({
    input: listBasesInput,
    result: v.array(baseResult),
    ...READ,
    company: 'company_id',
    run: listBases,
  }),
  'base.delete': defineOperation({
    input: deleteBaseInput,
    result: baseResult,
    ...REMOVE,
    company: 'base_id',
    run: deleteBase,
  }),
  ...documentOperations,
};
