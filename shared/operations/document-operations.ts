import { defineOperation } from '../administration/operation.ts';
import { deleteDocument, deleteDocumentInput } from '../ingestion/delete-document.ts';
import { estimateUpload, estimateUploadInput } from '../ingestion/estimate-upload.ts';
import { listDocuments, listDocumentsInput, showDocument, showDocumentInput } from '../ingestion/list-documents.ts';
import { prepareUpload, prepareUploadInput } from '../ingestion/prepare-upload.ts';
import { downloadDocument, downloadDocumentInput } from '../ingestion/renewal/download-document.ts';
import { estimateReindex, estimateReindexInput } from '../ingestion/renewal/estimate-reindex.ts';
import { reindexDocuments, reindexDocumentsInput } from '../ingestion/renewal/reindex-documents.ts';
import { retryDocument, retryDocumentInput } from '../ingestion/renewal/retry-document.ts';
import { showProgress, showProgressInput } from '../ingestion/show-progress.ts';
import { CHANGE, READ, REMOVE } from './operation-roles.ts';
import {
  deletedDocumentResult,
  documentResult,
  documentsResult,
  downloadResult,
  estimateResult,
  preparedResult,
  progressResult,
  reindexEstimateResult,
  reindexedResult,
} from './results/knowledge-results.ts';

/** The operations on documents. In each, `company` is the input field that identifies the company. */
export const documentOperations = {
  'documents.prepare': defineOperation({
    input: prepareUploadInput,
    result: preparedResult,
    ...CHANGE,
    company: 'base_id',
    run: prepareUpload,
  }),
  'documents.estimate': defineOperation({
    input: estimateUploadInput,
    result: estimateResult,
    ...READ,
    company: 'base_id',
    run: estimateUpload,
  }),
  'documents.list': defineOperation({
    input: listDocumentsInput,
    result: documentsResult,
    ...READ,
    company: 'base_id',
    run: listDocuments,
  }),
  'documents.show': defineOperation({
    input: showDocumentInput,
    result: documentResult,
    ...READ,
    company: 'document_id',
    run: showDocument,
  }),
  'documents.delete': defineOperation({
    input: deleteDocumentInput,
    result: deletedDocumentResult,
    ...REMOVE,
    company: 'document_id',
    run: deleteDocument,
  }),
  'documents.progress': defineOperation({
    input: showProgressInput,
    result: progressResult,
    ...READ,
    company: 'base_id',
    run: showProgress,
  }),
  'documents.retry': defineOperation({
    input: retryDocumentInput,
    result: documentResult,
    ...CHANGE,
    company: 'document_id',
    run: retryDocument,
  }),
  'documents.download': defineOperation({
    input: downloadDocumentInput,
    result: downloadResult,
    ...READ,
    company: 'document_id',
    run: downloadDocument,
  }),
  'documents.reindex': defineOperation({
    input: reindexDocumentsInput,
    result: reindexedResult,
    ...CHANGE,
    company: 'base_id',
    run: reindexDocuments,
  }),
  'documents.reindex-estimate': defineOperation({
    input: estimateReindexInput,
    result: reindexEstimateResult,
    ...READ,
    company: 'base_id',
    run: estimateReindex,
  }),
};
