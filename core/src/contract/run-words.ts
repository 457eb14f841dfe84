/** Sentences on failed runs that screens say by themselves, apart from the list as `ERROR_WORDS` are. */
export const RUN_WORDS = {
  engine_failed: 'The model could not finish this. Please try again.',
  reply_cut: 'The reply broke off. What was written is kept, and you can continue it.',
  likeness_gone: 'The photo this was to be made with has been deleted. Nothing was charged.',
} as const;
