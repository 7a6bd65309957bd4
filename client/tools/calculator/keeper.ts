import { createContext, use } from 'react';

/** Prefix of what a calculator keeps: each exam, quiz or page has contents of its own. */
export const KeeperContext = createContext('');
export const useKeeper = (): string => use(KeeperContext);
