import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { Component, type ReactNode } from 'react';
import { callTexts } from '../texts/calls.ts';

/** Keeps a page that breaks from taking the frame with it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) {
      return this.props.children;
    }
    const action = <Button onClick={() => location.reload()}>{callTexts.reload}</Button>;
    return (
      <Alert type="error" header={callTexts.pageBroke} action={action}>
        {callTexts.pageBrokeHint}
      </Alert>
    );
  }
}
