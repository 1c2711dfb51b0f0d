/** The texts of the API reference. */
export const referenceTexts = {
  title: 'API reference',
  intro: 'The calls that programs can make with a key on this stage.',
  find: 'Find in the reference',
  apiUrl: 'API URL (append the path of a call)',
  version: 'Version',
  parameters: 'Headers and parameters',
  body: 'Request body',
  example: 'Example',
  required: 'required',
  nothing: 'Nothing in the reference contains this.',
} as const;
