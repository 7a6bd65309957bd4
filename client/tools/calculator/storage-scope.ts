import { createContext, use } from 'react';

/** Where a calculator keeps its contents: each exam, quiz or page has contents of its own. */
export interface StorageScope {
  /** The storage key; '' for the only calculator of a tab. */
  readonly name: string;
  /** This is the calculator of a running exam, which keeps its contents on the device. Elsewhere they last as long as the tab. */
  readonly exam: boolean;
}

export const StorageScopeContext = createContext<StorageScope>({ name: '', exam: false });
export const useStorageScope = (): StorageScope => use(StorageScopeContext);
