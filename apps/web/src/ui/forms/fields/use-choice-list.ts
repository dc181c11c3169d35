import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';

type ChoiceListProps<T> = {
  /** The id of the box to type in; the ids of the list and its options begin with it. */
  id: string;
  /** What screen readers call the list. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  text: string;
  onText: (text: string) => void;
  onChoose: (item: T) => void;
  /** Active until an arrow key moves on. Never a person for whom something is recorded: Enter must not take somebody whom nobody chose. */
  preferred?: T | undefined;
  isWanted: boolean;
  /** Without it the list stays open, and Escape belongs to the dialog around it. */
  onWanted?: (isWanted: boolean) => void;
};

type InputHandlers = {
  'aria-activedescendant'?: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/**
 * A box to type in and a list of what fits, as the combobox pattern of WAI-ARIA has it: the focus stays in the box; arrows,
 * Home and End move the active option; Enter takes it; Escape closes the list. Without an active option Enter takes nothing.
 */
export function useChoiceList<T>(props: ChoiceListProps<T>) {
  const { id, label, items, keyOf, text, onText, onChoose, preferred, isWanted, onWanted } = props;
  // Known by its key: when other results arrive, the same place in the list may be somebody else.
  const [movedTo, setMovedTo] = useState<string>();
  const activeKey = movedTo ?? (preferred && keyOf(preferred));
  const activeIndex = items.findIndex((item) => keyOf(item) === activeKey);
  const isOpen = isWanted && items.length > 0;
  const list = useCombobox<T>({
    id,
    inputId: id,
    items: [...items],
    inputValue: text,
    isOpen,
    highlightedIndex: activeIndex,
    stateReducer: moveOnly,
    onIsOpenChange: (change) => onWanted?.(change.isOpen),
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      const item = items[highlightedIndex];
      setMovedTo(item && keyOf(item));
    },
  });
  const input = list.getInputProps() as InputHandlers;

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const active = isOpen ? items[activeIndex] : undefined;
    if (event.key === 'Enter') {
      // What is typed here is a question; it does not send the form around it.
      if (text.trim() !== '') event.preventDefault();
      if (active) onChoose(active);
    } else if (event.key !== 'Escape' || (isOpen && onWanted)) input.onKeyDown(event);
  }

  return {
    inputProps: {
      ...input,
      // The library names a label that is not there; the page has its own.
      'aria-labelledby': undefined,
      // An empty name of an option is no name.
      'aria-activedescendant': input['aria-activedescendant'] || undefined,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: press,
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Results that arrive after somebody went on open nothing and take no focus.
        if (isOpen) input.onBlur(event);
        else onWanted?.(false);
      },
      onChange: (event: FormEvent<HTMLInputElement>) => {
        setMovedTo(undefined);
        onWanted?.(true);
        onText(event.currentTarget.value);
      },
    },
    listProps: { ...list.getMenuProps({ 'aria-label': label }), hidden: !isOpen },
    optionProps: (item: T) => ({
      ...list.getItemProps({ item, index: items.indexOf(item) }),
      onClick: () => onChoose(item),
    }),
  };
}

/** The library moves and closes. It does not choose when the focus leaves, and pointing at an option does not make it active. */
function moveOnly<T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) {
  const { ItemMouseMove, MenuMouseLeave, InputClick } = useCombobox.stateChangeTypes;
  return {
    ...changes,
    ...((type === ItemMouseMove || type === MenuMouseLeave) && { highlightedIndex: state.highlightedIndex }),
    ...(type === InputClick && { isOpen: true }),
    selectedItem: null,
    inputValue: state.inputValue,
  };
}
