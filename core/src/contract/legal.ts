/** The day from which terms and privacy policy hold, as both say it. */
export const LEGAL_EFFECTIVE = 'September 1, 2025';
