/** Takes one line of the store's log. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: object) => void;
