/** Who wants to do something. */
export interface Actor {
  userId: string;
}
