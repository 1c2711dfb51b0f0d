import { useCollection } from '@cloudscape-design/collection-hooks';
import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { keepInAddress } from '../address/location.ts';
import { parseRoute } from '../address/route.ts';
import { Button } from '../parts/button.tsx';
import { count } from '../parts/numbers.ts';
import { ProblemBox } from '../parts/problem-box.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { Problem } from '../session/problem.ts';
import { commonTexts } from '../texts/common.ts';
import { ListHeader } from './list-header.tsx';
import { ListFilter, ListPages, NoMatch } from './list-parts.tsx';
import { ACTIONS, tableCsv } from './table-csv.ts';

/** A column: what its cells show, and the text by which rows are found, sorted and exported. */
export interface Column<Item> {
  readonly id: string;
  readonly header: string;
  readonly text: (item: Item) => string;
  /** The value in the CSV export, where it differs: a number without commas, an amount without its currency. */
  readonly file?: (item: Item) => string | number;
  readonly cell?: (item: Item) => ReactNode;
  /** Compares two rows; by default, their texts are compared. */
  readonly order?: (one: Item, other: Item) => number;
  readonly width?: number;
}

interface Properties<Item> {
  /** Prefix of this list's settings in the address, and name of its CSV file. */
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly columns: readonly Column<Item>[];
  /** Columns that only the CSV file has, in front of the others. */
  readonly fileColumns?: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly loading: boolean;
  readonly problem?: Problem | null;
  readonly reload?: () => void;
  readonly more?: { readonly load: () => void };
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  /** Shown when there are no rows: what to do first. */
  readonly empty: ReactNode;
  /** Whether the page has filtered `items` itself, so that an empty list means “no match” and not “nothing yet”. */
  readonly isFiltered?: boolean;
  readonly findLabel: string;
  readonly sortedBy?: { readonly id: string; readonly descending: boolean };
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  readonly rowHeader?: string;
}

// An estimate: on a large screen, this many rows take one or two scrolls.
const PAGE_SIZE = 25;
// The column of actions stays in sight when the table is wider than the page.
const STICKY = { stickyColumns: { last: 1 } } as const;

/** A table with search, sorting, pages and CSV export, whose state is part of the address and so of every link. */
export function DataTable<Item>(properties: Properties<Item>) {
  const { id, items, loading, problem = null, reload, more } = properties;
  const { collection, filter, pages, columns } = useList(properties);
  const isFirstLoad = loading && items.length === 0;
  if (problem !== null && items.length === 0) {
    return <ProblemInsteadOfRows {...properties} problem={problem} />;
  }
  return (
    <SpaceBetween size="s">
      <ProblemBox problem={problem} retry={reload} repeatsCall />
      {more !== undefined && !loading && (
        <Alert
          header={commonTexts.tooManyTitle(count(items.length))}
          action={<Button onClick={more.load}>{commonTexts.loadMore}</Button>}
        >
          {commonTexts.tooMany}
        </Alert>
      )}
      <Table<Item>
        {...collection}
        columnDefinitions={columns}
        loading={isFirstLoad}
        loadingText={`${properties.title}…`}
        trackBy={properties.keyOf}
        wrapLines
        stickyHeader={false}
        {...(properties.columns.at(-1)?.id === ACTIONS ? STICKY : {})}
        variant="container"
        header={
          <ListHeader
            title={properties.title}
            description={properties.description}
            headingLevel={properties.headingLevel}
            counter={isFirstLoad ? undefined : `(${count(items.length)}${more === undefined ? '' : '+'})`}
            reload={reload}
            onSave={items.length === 0 ? null : () => saveAsCsv(properties)}
            actions={properties.actions}
          />
        }
        filter={
          <SpaceBetween size="xs" direction="horizontal">
            <div className="console-find">{filter}</div>
            {properties.filters}
          </SpaceBetween>
        }
        pagination={items.length > PAGE_SIZE ? pages : undefined}
        ariaLabels={{ tableLabel: properties.title }}
        data-list={id}
      />
    </SpaceBetween>
  );
}

type ProblemProperties = Pick<Properties<never>, 'reload' | 'isFiltered' | 'filters'> & { readonly problem: Problem };

// A filter may be what the service refuses: without the filters, nobody could choose another one.
function ProblemInsteadOfRows({ problem, reload, isFiltered, filters }: ProblemProperties) {
  return (
    <SpaceBetween size="s">
      <ProblemBox problem={problem} retry={reload} repeatsCall />
      {isFiltered === true && (
        <SpaceBetween size="xs" direction="horizontal">
          {filters}
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}

function useList<Item>(properties: Properties<Item>) {
  const { id, items, sortedBy } = properties;
  const asked = parseRoute(location.hash).query;
  const columns = properties.columns.map((column) => definitionOf(column, properties.rowHeader));
  const sorted = columns.find((column) => column.id === (asked.get(`${id}-sort`) ?? sortedBy?.id));
  const descending = asked.has(`${id}-sort`) ? asked.get(`${id}-down`) === '1' : (sortedBy?.descending ?? false);
  const {
    items: shown,
    collectionProps,
    filterProps,
    paginationProps,
    filteredItemsCount,
  } = useCollection(items, {
    filtering: {
      empty: properties.isFiltered ? <NoMatch /> : <Box textAlign="center">{properties.empty}</Box>,
      noMatch: <NoMatch />,
      defaultFilteringText: asked.get(`${id}-find`) ?? '',
      filteringFunction: (item, text) => {
        const wanted = text.trim().toLowerCase();
        return properties.columns.some((column) => column.text(item).toLowerCase().includes(wanted));
      },
    },
    pagination: { pageSize: PAGE_SIZE, defaultPage: Number(asked.get(`${id}-page`) ?? 1) || 1 },
    sorting: sorted === undefined ? {} : { defaultState: { sortingColumn: sorted, isDescending: descending } },
  });
  const collection = {
    items: shown,
    ...collectionProps,
    onSortingChange: (event: Parameters<NonNullable<TableProps<Item>['onSortingChange']>>[0]) => {
      collectionProps.onSortingChange?.(event);
      const { sortingColumn, isDescending } = event.detail;
      keepInAddress({ [`${id}-sort`]: sortingColumn.sortingField ?? '', [`${id}-down`]: isDescending ? '1' : '' });
    },
  };
  const filter = <ListFilter {...filterProps} id={id} label={properties.findLabel} matches={filteredItemsCount ?? 0} />;
  return { collection, filter, pages: <ListPages {...paginationProps} id={id} />, columns };
}

function definitionOf<Item>(column: Column<Item>, rowHeader: string | undefined) {
  return {
    id: column.id,
    header: column.header,
    cell: column.cell ?? column.text,
    isRowHeader: column.id === rowHeader,
    // The table recognizes the sorted column by its field: a comparator is another function at each rendering.
    ...(column.id === ACTIONS ? {} : { sortingField: column.id, sortingComparator: column.order ?? byText(column) }),
    ...(column.width === undefined ? {} : { minWidth: column.width }),
  };
}

function byText<Item>({ text }: Column<Item>) {
  return (one: Item, other: Item) => text(one).localeCompare(text(other), 'en', { numeric: true });
}

function saveAsCsv<Item>({ id, items, columns, fileColumns = [] }: Properties<Item>): void {
  saveFile(`${id}.csv`, tableCsv([...fileColumns, ...columns], items));
}
