/** Prices and plans, once: the pricing page, the generator's button and the ledger read them here. */
export const SIGNUP_TOKENS = 5;
export const LOW_TOKENS = 3;
export const IMAGE_PRICE = 1;
