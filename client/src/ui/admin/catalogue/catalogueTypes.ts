import type { Permission } from '@platform/contract.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallError, CallResult } from '../../../lib/api/apiError.ts';
import type { FilterOption } from '../filterInputs.tsx';
import type { SearchParamsChange } from '../listUrl.ts';
import type { PreviewTarget } from '../PreviewAction.tsx';

/** A filter of the list; `name` is its parameter in the URL and in the call. */
export type FilterField<Filters> =
  | {
      name: keyof Filters & string;
      label: string;
      /** Label of the option that filters nothing. */
      all: string;
      options: readonly FilterOption[];
      /** Next to the search instead of behind "More Filters". */
      alwaysShown?: boolean;
    }
  | 'prices';

/** The texts, permissions and filters of a catalogue screen. */
export type Catalogue<Filters> = {
  /** Identifies its entries among those being deleted. */
  list: string;
  title: string;
  addLabel: string;
  may: Record<'create' | 'edit' | 'delete', Permission>;
  search: { label: string; placeholder: string };
  filters: readonly FilterField<Filters>[];
  /** The value of each option is its column and direction, separated by a space. */
  orders?: readonly FilterOption[];
  loadFailedTitle: string;
  emptyTitle: string;
  /** Shown in an empty list to users who may add entries. */
  emptyHint: string;
  /** Where a failed action is reported; by default in a toast. */
  failures?: 'banner';
};

/** A property that the menu of an entry turns on and off. */
export type EntryFlag = {
  isOn: boolean;
  turnOn: string;
  turnOff: string;
  icon: LucideIcon;
  change: (to: boolean) => PromiseLike<CallResult>;
  toFailureText: (error: CallError) => string;
};

export type CatalogueEntry = {
  id: number;
  name: string;
  /** The public page; null while visitors cannot see the entry. */
  publicPath: string | null;
  /** Where an entry that visitors cannot see has a preview. */
  previewArea?: PreviewTarget['area'];
  flags: readonly EntryFlag[];
  deletion: {
    title: string;
    /** The entry's name, if the title does not contain it. */
    subject?: string;
    question: string;
    remove: () => PromiseLike<CallResult>;
    deletedText: string;
    toFailureText: (error: CallError) => string;
  };
};

/** What the catalogue screen passes to the feature's cards or table. */
export type CatalogueView<Row> = {
  rows: Row[] | undefined;
  refreshing: boolean;
  empty: ReactNode;
  actions: (row: Row) => ReactNode;
  /** Opens the editor; undefined for users who may not edit. */
  edit: ((row: Row) => void) | undefined;
  change: (to: SearchParamsChange) => void;
  report: (text: string) => void;
};
