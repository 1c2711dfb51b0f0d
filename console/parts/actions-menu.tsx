import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useKeptFocus } from './use-kept-focus.ts';

interface Properties {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly onChoose: (id: string) => void;
  readonly disabled?: boolean;
}

/** The menu with the actions on a row. Its button keeps the focus while it is disabled, as after the last action. */
export function ActionsMenu({ label, items, onChoose, disabled = false }: Properties) {
  const attributes = useKeptFocus(disabled);
  return (
    <ButtonDropdown
      variant="icon"
      expandToViewport
      ariaLabel={label}
      disabled={disabled}
      items={items}
      onItemClick={({ detail }) => onChoose(detail.id)}
      nativeTriggerAttributes={attributes}
    />
  );
}
