import { createContext, use } from 'react';

/** Prefix of what a calculator keeps: each exam, quiz or page has contents of its own. */
export const StorageScopeContext = createContext('');
export const useStorageScope = (): string => use(StorageScopeContext);
