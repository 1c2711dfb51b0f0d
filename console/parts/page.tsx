import ContentLayout from '@cloudscape-design/components/content-layout';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

interface Properties {
  readonly title: string;
  readonly intro: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page: title, introduction, and its parts one below the other. */
export function Page({ title, intro, actions, children }: Properties) {
  return (
    <ContentLayout
      header={
        <Header variant="h1" description={intro} actions={actions}>
          {title}
        </Header>
      }
    >
      <SpaceBetween size="l">{children}</SpaceBetween>
    </ContentLayout>
  );
}
