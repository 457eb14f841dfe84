/** Answers the orders of the process that started this one, one by one, until that one ends. */
export function serveOrders(answer: (order: unknown) => Promise<unknown>): void {
  process.on('message', (order) => {
    answer(order).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
