import { operation } from '../administration/operation.ts';
import { deleteDocument, deleteDocumentInput } from '../ingestion/delete-document.ts';
import { listDocuments, listDocumentsInput, showDocument, showDocumentInput } from '../ingestion/list-documents.ts';
import { prepareUpload, prepareUploadInput } from '../ingestion/prepare-upload.ts';
import { createBase, createBaseInput } from '../knowledge/create-base.ts';
import { deleteBase, deleteBaseInput } from '../knowledge/delete-base.ts';
import { listBases, listBasesInput } from '../knowledge/list-bases.ts';
import { updateBase, updateBaseInput } from '../knowledge/update-base.ts';

/** What operators can do about bases and documents. */
export const knowledgeOperations = {
  'base.create': operation(createBaseInput, createBase),
  'base.update': operation(updateBaseInput, updateBase),
  'base.list': operation(listBasesInput, listBases),
  'base.delete': operation(deleteBaseInput, deleteBase),
  'documents.prepare': operation(prepareUploadInput, prepareUpload),
  'documents.list': operation(listDocumentsInput, listDocuments),
  'documents.show': operation(showDocumentInput, showDocument),
  'documents.delete': operation(deleteDocumentInput, deleteDocument),
};
