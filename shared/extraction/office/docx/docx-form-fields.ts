import type { XmlAttributes } from '../../xml/read-xml.ts';
import { isOn } from './docx-ink.ts';
import { type DocxPlaces, writeFieldValue } from './docx-place.ts';
import type { DocxStyles } from './docx-styles.ts';

/** The box or the list of a form field that is being read. Word shows its state without storing it as text. */
export interface DocxFormField {
  readonly kind: 'checkBox' | 'ddList';
  /** What it is set to: whether the box is checked, or the position of an entry; null for its default. */
  set: string | null;
  usual: string;
  readonly entries: string[];
}

interface State {
  readonly places: DocxPlaces;
  readonly styles: DocxStyles;
  formField: DocxFormField | null;
}

function openField(kind: DocxFormField['kind']) {
  return (state: State) => {
    state.formField = { kind, set: null, usual: '0', entries: [] };
  };
}

function setField(state: State, { val = '1' }: XmlAttributes): void {
  if (state.formField !== null) {
    state.formField.set = val;
  }
}

function closeField(state: State): void {
  const { formField, places, styles } = state;
  if (formField !== null) {
    writeFieldValue(places.here(), styles, shownBy(formField));
  }
  state.formField = null;
}

function shownBy({ kind, set, usual, entries }: DocxFormField): string {
  const val = set ?? usual;
  return kind === 'ddList' ? (entries[Number(val)] ?? '') : isOn({ val }) ? '☒' : '☐';
}

/** Handlers for the opening elements of form fields. */
export const FORM_OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  checkBox: openField('checkBox'),
  ddList: openField('ddList'),
  checked: setField,
  result: setField,
  default: ({ formField }, { val = '1' }) => {
    if (formField !== null) {
      formField.usual = val;
    }
  },
  listEntry: ({ formField }, { val = '' }) => {
    formField?.entries.push(val);
  },
};

/** Handlers for the closing elements of form fields. */
export const FORM_CLOSED: Readonly<Record<string, (state: State) => void>> = {
  checkBox: closeField,
  ddList: closeField,
};
