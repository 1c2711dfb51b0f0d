import Box from '@cloudscape-design/components/box';
import Pagination, { type PaginationProps } from '@cloudscape-design/components/pagination';
import TextFilter, { type TextFilterProps } from '@cloudscape-design/components/text-filter';
import { keepInAddress } from '../address/location.ts';
import { commonTexts } from '../texts/common.ts';

const PAGE_LABELS = {
  nextPageLabel: commonTexts.nextPage,
  previousPageLabel: commonTexts.previousPage,
  pageLabel: commonTexts.pageNumber,
};

interface FilterProperties extends Pick<TextFilterProps, 'filteringText'> {
  readonly id: string;
  readonly label: string;
  readonly matches: number;
  readonly onChange: NonNullable<TextFilterProps['onChange']>;
}

/** The field that filters the rows of a list; its text is kept in the address. */
export function ListFilter({ id, label, matches, onChange, filteringText }: FilterProperties) {
  return (
    <TextFilter
      filteringText={filteringText}
      filteringAriaLabel={label}
      filteringPlaceholder={label}
      filteringClearAriaLabel={commonTexts.clearFilter}
      countText={commonTexts.matches(matches)}
      onChange={(event) => {
        onChange(event);
        keepInAddress({ [`${id}-find`]: event.detail.filteringText, [`${id}-page`]: '' });
      }}
    />
  );
}

interface PagesProperties extends PaginationProps {
  readonly id: string;
  readonly onChange: NonNullable<PaginationProps['onChange']>;
}

/** The pages of a list; the current one is kept in the address. */
export function ListPages({ id, onChange, ...pagination }: PagesProperties) {
  return (
    <Pagination
      {...pagination}
      onChange={(event) => {
        onChange(event);
        const { currentPageIndex } = event.detail;
        keepInAddress({ [`${id}-page`]: currentPageIndex === 1 ? '' : String(currentPageIndex) });
      }}
      ariaLabels={PAGE_LABELS}
    />
  );
}

/** Stands in place of the rows when none matches the filter. */
export function NoMatch() {
  return (
    <Box textAlign="center">
      <strong>{commonTexts.noMatchTitle}</strong>
      <div>{commonTexts.noMatch}</div>
    </Box>
  );
}
