type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Shows the question when the server wants to know that it is still the same person. */
export function onStepUp(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = undefined;
  };
}

/** @returns whether they have shown it, and the call can be made again */
export async function confirmedAgain(): Promise<boolean> {
  return (await ask?.()) ?? false;
}
