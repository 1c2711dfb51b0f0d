import Box from '@cloudscape-design/components/box';
import Form from '@cloudscape-design/components/form';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { commonTexts } from '../texts/common.ts';
import { Button } from './button.tsx';
import { ProblemBox } from './problem-box.tsx';
import { DiscardQuestion } from './typed/discard-question.tsx';
import { useTypedText } from './typed/use-typed-text.ts';

interface Properties {
  readonly title: string;
  readonly children: ReactNode;
  readonly submit: string;
  readonly onSubmit: () => void;
  /** `tried`: whether a call was made, which may have made a change although it failed. */
  readonly onCancel: (tried: boolean) => void;
  readonly running: boolean;
  readonly problem: Problem | null;
  /** False while the form is incomplete, such as before the name to confirm has been typed. */
  readonly ready?: boolean;
  /** What to do when the response was lost, so that the call may have made its change although it failed. */
  readonly afterLostResponse?: string;
  readonly size?: 'medium' | 'large';
  /** True if what is typed only confirms the action, so that nothing is lost with it. */
  readonly typedToConfirm?: boolean;
}

/**
 * A dialog with a form, which shows what went wrong and stays open until it succeeds or is canceled. It asks before
 * text that was typed is lost.
 */
export function Dialog(properties: Properties) {
  const { title, onCancel, running, problem, size = 'medium' } = properties;
  const form = useRef<HTMLFormElement>(null);
  const close = () => onCancel(running || problem !== null);
  const { note, leave, asking, stay } = useTypedText(form, close);
  const cancel = () => leave(close);
  return (
    <>
      <Modal
        visible
        header={title}
        // A click beside the dialog, often by mistake, would lose what was typed.
        onDismiss={({ detail }) => (detail.reason === 'overlay' ? undefined : cancel())}
        closeAriaLabel={commonTexts.close}
        size={size}
      >
        <DialogForm {...properties} form={form} onTyped={note} onCancel={cancel} />
      </Modal>
      {/* Beside the dialog: within it, a key that is pressed in the question would reach the dialog as well. */}
      {asking !== null && <DiscardQuestion onStay={stay} onDiscard={asking.discard} />}
    </>
  );
}

interface FormProperties extends Omit<Properties, 'onCancel'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onTyped: ComponentProps<'form'>['onInput'];
  readonly onCancel: () => void;
}

function DialogForm({ form, children, ready = true, running, problem, ...properties }: FormProperties) {
  const submitted = useFocusOnMistake(form);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ready && !running) {
      properties.onSubmit();
      submitted();
    }
  };
  const ifResponseLost = callTexts.mayHaveSucceeded(properties.afterLostResponse ?? callTexts.checkPage);
  return (
    <form
      ref={form}
      autoComplete="off"
      onInput={properties.typedToConfirm === true ? undefined : properties.onTyped}
      onSubmit={submit}
    >
      <Form
        actions={
          <Box float="right">
            <SpaceBetween size="xs" direction="horizontal">
              <Button variant="link" formAction="none" onClick={properties.onCancel}>
                {commonTexts.cancel}
              </Button>
              <Button variant="primary" loading={running} disabled={!ready}>
                {properties.submit}
              </Button>
            </SpaceBetween>
          </Box>
        }
      >
        <SpaceBetween size="m">
          {children}
          <ProblemBox problem={problem} title={callTexts.notDone} ifResponseLost={ifResponseLost} />
        </SpaceBetween>
      </Form>
    </form>
  );
}

// Returns what to call after a submission: it moves the focus to the first field that is not valid, once the form shows
// what is wrong with it.
function useFocusOnMistake(form: RefObject<HTMLFormElement | null>): () => void {
  const [submissions, setSubmissions] = useState(0);
  useEffect(() => {
    if (submissions > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [form, submissions]);
  return () => setSubmissions((count) => count + 1);
}
